import { countries, type CountryCode } from '../../../shared/places/country.ts';
import {
  browserStorage,
  createSyncedStore,
  type SyncedStore,
  type TextStorage,
} from '../cart/store/synced-store.ts';

/** The delivery address last used in the shipping calculator; or only a postal code that was typed at a piece. */
export interface DeliveryAddress {
  readonly country: CountryCode;
  readonly address: string;
  readonly postalCode: string;
  readonly city: string;
}

const storageKey = 'delivery-address';

/** Null: nothing was calculated yet, or it was forgotten. It stays in this browser. */
export function createAddressStore(
  storage: TextStorage | undefined = browserStorage(),
): SyncedStore<DeliveryAddress | null> {
  return createSyncedStore<DeliveryAddress | null>({
    storage,
    key: storageKey,
    initial: null,
    encode: (deliveryAddress) => JSON.stringify(deliveryAddress),
    decode: (text, deliveryAddress) => (text === null ? null : read(text, deliveryAddress)),
  });
}

/** The stored value; `otherwise` if it is invalid. */
function read(text: string, otherwise: DeliveryAddress | null): DeliveryAddress | null {
  try {
    const kept = JSON.parse(text) as Partial<Record<keyof DeliveryAddress, unknown>> | null;
    if (kept === null) return null;
    const country = countries.find(({ code }) => code === kept.country)?.code;
    const { address, postalCode, city } = kept;
    return country !== undefined && isText(address) && isText(postalCode) && postalCode !== '' && isText(city)
      ? { country, address, postalCode, city }
      : otherwise;
  } catch {
    return otherwise;
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** The delivery address of this browser. */
export const deliveryAddress = createAddressStore();
