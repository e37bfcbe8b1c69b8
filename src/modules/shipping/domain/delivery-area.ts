import { isAssembledAt, type Handover } from '../../../shared/assembly.ts';
import { deliveryWeeks } from '../../../shared/delivery-time.ts';
import { berlinArea, ortsteile, otherBerlin, potsdam, type Ortsteil } from './berlin-postal-codes.ts';
import type { DeliveryArea } from './tariff.ts';

const areaOfOrtsteil: Record<Ortsteil, DeliveryArea> = {
  Friedrichshain: 'friedrichshain',
  Lichtenberg: 'near-friedrichshain',
  'Prenzlauer Berg': 'near-friedrichshain',
  Neukölln: 'near-friedrichshain',
  Kreuzberg: 'near-friedrichshain',
  'Alt-Treptow': 'near-friedrichshain',
};

/** The districts around Friedrichshain whose fee is lower than that of the rest of Berlin. */
export const nearOrtsteile = (Object.keys(ortsteile) as Ortsteil[]).filter(
  (name) => areaOfOrtsteil[name] === 'near-friedrichshain',
);

/** Most expensive first, so that a code in two areas ends up in the cheaper one. */
const areas = new Map<string, DeliveryArea>([
  ...entries('berlin-area', Object.values(berlinArea)),
  ...entries('potsdam', [potsdam]),
  ...entries('berlin', [otherBerlin]),
  ...entries(
    'near-friedrichshain',
    nearOrtsteile.map((name) => ortsteile[name]),
  ),
  ...entries('friedrichshain', [ortsteile.Friedrichshain]),
]);

function entries(area: DeliveryArea, codes: readonly string[]): [string, DeliveryArea][] {
  return codes.flatMap((list) => list.trim().split(/\s+/)).map((code) => [code, area]);
}

export interface Destination {
  /** ISO 3166-1, two capital letters. */
  readonly country: string;
  readonly postalCode: string;
}

/**
 * How many weeks a delivery takes at most (spec 9): our own delivery around Berlin, freight in Germany and in Europe.
 */
export function deliveryWeeksTo(destination: Destination): number {
  if (deliveryAreaOf(destination) !== null) return deliveryWeeks.berlin;
  return destination.country === 'DE' ? deliveryWeeks.germany : deliveryWeeks.europe;
}

/** The area of a German postal code; null if only freight goes there. */
export function deliveryAreaOf({ country, postalCode }: Destination): DeliveryArea | null {
  return country === 'DE' ? (areas.get(postalCode.trim()) ?? null) : null;
}

/** The postal codes of Berlin and Potsdam, where the assembly service is available (spec 9). */
export const assemblyPostalCodes: readonly string[] = [...areas].flatMap(([code, area]) =>
  area === 'berlin-area' ? [] : [code],
);

export function hasAssembly(destination: Destination, delivery: Handover['delivery'] = 'shipment'): boolean {
  return isAssembledAt({ ...destination, delivery }, assemblyPostalCodes);
}
