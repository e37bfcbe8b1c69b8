import { z, type ZodType } from 'zod';
import type { Log } from '../../../../platform/log/log.ts';
import { type AddressProvider, maxSuggestions } from '../../domain/address-provider.ts';
import { considerate } from './considerate.ts';
import codes from 'german-postal-codes' with { type: 'json' };

/** All postal codes of Germany. They are here and not in the domain, which imports no packages. */
export const germanPostalCodes: ReadonlySet<string> = new Set(codes);

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
    return considerate(googlePlaces(googlePlacesKey), deps, { keepMs: 0, maxPerDay: paidQuestionsADay });
  }
  if (geocoderUrl === null) return null;
  const isPhoton = new URL(geocoderUrl).pathname.endsWith('/api');
  return considerate(isPhoton ? photon(geocoderUrl) : nominatim(geocoderUrl), deps);
}

const googleAnswer = z.object({
  places: z
    .array(
      z.object({
        addressComponents: z.array(
          z.object({ longText: z.string(), shortText: z.string().optional(), types: z.array(z.string()) }),
        ),
      }),
    )
    .default([]),
});

/** The requested fields of a place, each of which is charged. */
const fields = 'places.addressComponents';

/**
 * Google's Places, Text Search (New): https://developers.google.com/maps/documentation/places/web-service/text-search.
 * @param address of the service, without a path
 */
export function googlePlaces(key: string, address = 'https://places.googleapis.com'): AddressProvider {
  return {
    async suggest({ country, query }) {
      const { places } = await askProvider(new URL('/v1/places:searchText', address), googleAnswer, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-goog-api-key': key, 'x-goog-fieldmask': fields },
        body: JSON.stringify({ textQuery: query, regionCode: country, pageSize: maxSuggestions }),
      });
      return places.flatMap(({ addressComponents }) => {
        const part = (type: string) => addressComponents.find(({ types }) => types.includes(type));
        const city = (part('locality') ?? part('postal_town'))?.longText;
        const postalCode = part('postal_code')?.longText;
        if (city === undefined || postalCode === undefined || part('country')?.shortText !== country)
          return [];
        const street = streetLine(country, part('route')?.longText, part('street_number')?.longText);
        return [{ street, postalCode, city }];
      });
    },
  };
}

const nominatimAnswer = z.array(
  z.object({
    address: z.object({
      road: z.string().optional(),
      house_number: z.string().optional(),
      postcode: z.string().optional(),
      city: z.string().optional(),
      town: z.string().optional(),
      village: z.string().optional(),
      municipality: z.string().optional(),
      country_code: z.string().optional(),
    }),
  }),
);

/** Nominatim's search: https://nominatim.org/release-docs/latest/api/Search/. `address` ends with '/search'. */
export function nominatim(address: string): AddressProvider {
  return {
    async suggest({ country, query }) {
      const url = new URL(address);
      url.searchParams.set('q', query);
      url.searchParams.set('countrycodes', country.toLowerCase());
      url.searchParams.set('format', 'jsonv2');
      url.searchParams.set('addressdetails', '1');
      url.searchParams.set('layer', 'address');
      url.searchParams.set('limit', String(maxSuggestions));
      const found = await askProvider(url, nominatimAnswer);
      return found.flatMap(({ address: place }) => {
        const city = place.city ?? place.town ?? place.village ?? place.municipality;
        const isThere = place.country_code === undefined || place.country_code === country.toLowerCase();
        if (city === undefined || place.postcode === undefined || !isThere) return [];
        const street = streetLine(country, place.road, place.house_number);
        return [{ street, postalCode: place.postcode, city }];
      });
    },
  };
}

const photonAnswer = z.object({
  features: z.array(
    z.object({
      properties: z.object({
        type: z.string().optional(),
        name: z.string().optional(),
        street: z.string().optional(),
        housenumber: z.string().optional(),
        postcode: z.string().optional(),
        city: z.string().optional(),
        countrycode: z.string().optional(),
      }),
    }),
  ),
});

/** Not all versions of Photon can filter by country, so more suggestions are requested than shown. */
const asked = maxSuggestions * 3;

/** Photon's search: https://github.com/komoot/photon. `address` ends with '/api'. */
export function photon(address: string): AddressProvider {
  return {
    async suggest({ country, query }) {
      const url = new URL(address);
      url.searchParams.set('q', query);
      url.searchParams.set('limit', String(asked));
      const { features } = await askProvider(url, photonAnswer);
      return features.flatMap(({ properties: place }) => {
        // A town's or street's name is its own; a house has the name of its street in another field.
        const city = place.city ?? (place.type === 'city' ? place.name : undefined);
        const road = place.street ?? (place.type === 'street' ? place.name : undefined);
        if (city === undefined || place.postcode === undefined || place.countrycode !== country) return [];
        const street = streetLine(country, road, place.housenumber);
        return [{ street, postalCode: place.postcode, city }];
      });
    },
  };
}

/** Suggestions that arrive later than this no longer help while typing. */
const patienceMs = 2500;

/** Some services require clients to identify themselves. */
const userAgent = 'wmk-shop';

/**
 * Sends one request to a provider of addresses.
 * @throws Error if it is slow, down, refuses, or its answer does not match `schema`
 */
async function askProvider<T>(address: URL, schema: ZodType<T>, init: RequestInit = {}): Promise<T> {
  const answer = await fetch(address, {
    ...init,
    headers: { 'user-agent': userAgent, accept: 'application/json', ...init.headers },
    signal: AbortSignal.timeout(patienceMs),
    redirect: 'error',
  });
  if (!answer.ok) throw new Error(`the provider of addresses answers ${answer.status}`);
  return schema.parse(await answer.json());
}

/** Street and house number as written in most of Europe; the number comes first where that is the custom. */
function streetLine(
  country: string,
  street: string | undefined,
  houseNumber: string | undefined,
): string | null {
  if (street === undefined || street === '') return null;
  if (houseNumber === undefined || houseNumber === '') return street;
  return numberFirst.has(country) ? `${houseNumber} ${street}` : `${street} ${houseNumber}`;
}

const numberFirst = new Set(['FR', 'GB', 'IE', 'LU', 'US', 'CA', 'AU']);
