import { isAssembledAt } from '../../../shared/orders/assembly.ts';
import { hasPostalCodeForm, readPostalCode } from '../../../shared/places/postal-code.ts';
import type { ShopLine } from '../cart/store/shop-line.ts';
import type { Checkout } from './checkout-store.ts';

type Place = Pick<Checkout, 'deliveryOption' | 'selectedCountry'> & {
  readonly formData: Pick<Checkout['formData'], 'postalCode'>;
};

/**
 * The lines whose assembly the shop would refuse for this delivery; none while the place is not known. The same rule as
 * the shop's own, so that shoppers learn it here and not after the review.
 */
export function refusedAssembly<Line extends Pick<ShopLine, 'assembly'>>(
  { deliveryOption, selectedCountry, formData: { postalCode } }: Place,
  lines: readonly Line[],
  assemblyPostalCodes: readonly string[],
): readonly Line[] {
  const isHalfTyped = selectedCountry === 'DE' && !hasPostalCodeForm('DE', postalCode);
  if (deliveryOption === 'shipment' && isHalfTyped) return [];
  const code = readPostalCode(selectedCountry, postalCode);
  const place = { delivery: deliveryOption, country: selectedCountry, postalCode: code };
  return isAssembledAt(place, assemblyPostalCodes) ? [] : lines.filter(({ assembly }) => assembly);
}
