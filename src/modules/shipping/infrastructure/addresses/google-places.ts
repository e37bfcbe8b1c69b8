import { z } from 'zod';
import { mostSuggestions, type AddressProvider } from '../../domain/address-provider.ts';
import { askProvider, streetLine } from './ask-provider.ts';

const answerSchema = z.object({
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
      const { places } = await askProvider(new URL('/v1/places:searchText', address), answerSchema, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-goog-api-key': key, 'x-goog-fieldmask': fields },
        body: JSON.stringify({ textQuery: query, regionCode: country, pageSize: mostSuggestions }),
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
