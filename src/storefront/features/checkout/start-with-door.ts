import { door } from '../delivery/door.ts';
import { changeCheckout, changeForm, readCheckout } from './checkout-store.ts';

/** A checkout without an address begins with the one that the delivery was calculated for. */
export function startWithDoor(): void {
  const known = door.getSnapshot();
  const { address, postalCode, city } = readCheckout().formData;
  if (known === null || [address, postalCode, city].some((text) => text !== '')) return;
  changeForm({ address: known.address, postalCode: known.postalCode, city: known.city });
  changeCheckout({ selectedCountry: known.country });
}
