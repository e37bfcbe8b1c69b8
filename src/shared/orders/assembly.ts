import type { Cents } from '../money/cents.ts';
import type { DeliveryOption } from './order-vocabulary.ts';

/** Assembly, gross, for each piece; Berlin and Potsdam only (spec 9, AGB 8). Never taxed on top. */
export const assemblyFeeCents: Cents = 3500;

/** The place and the way in which a customer gets the pieces. */
export interface Handover {
  readonly delivery: Exclude<DeliveryOption, 'download'>;
  /** ISO 3166-1, two capital letters. */
  readonly country: string;
  readonly postalCode: string;
}

/**
 * Whether the shop's people assemble pieces there (spec 9): at the customer's, in Berlin and Potsdam; not for pieces
 * that are picked up.
 * @param handover with the postal code as `readPostalCode` reads it
 * @param postalCodes the German ones of Berlin and Potsdam
 */
export function isAssembledAt(
  { delivery, country, postalCode }: Handover,
  postalCodes: readonly string[],
): boolean {
  return delivery === 'shipment' && country === 'DE' && postalCodes.includes(postalCode.trim());
}
