import type { Log } from '../../../../platform/log/log.ts';
import type { AddressProvider } from '../../domain/address-provider.ts';
import { considerate } from './considerate.ts';
import { googlePlaces } from './google-places.ts';
import { nominatim } from './nominatim.ts';
import { photon } from './photon.ts';

export interface AddressSettings {
  /** Nominatim's '…/search' or Photon's '…/api'; null: none. */
  readonly geocoderUrl: string | null;
  readonly googlePlacesKey: string | null;
}

/** Enough for some hundred orders of people who type slowly. Above it the shop's own table of towns answers. */
const paidQuestionsADay = 3000;

/** The provider named in the settings, with limits on how often it is called; null if none is named. */
export function addressProviderOf(
  settings: AddressSettings,
  deps: { readonly now: () => Date; readonly log: Pick<Log, 'warn'> },
): AddressProvider | null {
  const { geocoderUrl, googlePlacesKey } = settings;
  // Google's terms allow its answers to be shown but not stored, and each request costs money.
  if (googlePlacesKey !== null) {
    return considerate(googlePlaces(googlePlacesKey), deps, { keepMs: 0, mostADay: paidQuestionsADay });
  }
  if (geocoderUrl === null) return null;
  const isPhoton = new URL(geocoderUrl).pathname.endsWith('/api');
  return considerate(isPhoton ? photon(geocoderUrl) : nominatim(geocoderUrl), deps);
}
