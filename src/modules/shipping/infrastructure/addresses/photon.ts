import { z } from 'zod';
import { mostSuggestions, type AddressProvider } from '../../domain/address-provider.ts';
import { askProvider, streetLine } from './ask-provider.ts';

const answerSchema = z.object({
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
const asked = mostSuggestions * 3;

/** Photon's search: https://github.com/komoot/photon. `address` ends with '/api'. */
export function photon(address: string): AddressProvider {
  return {
    async suggest({ country, query }) {
      const url = new URL(address);
      url.searchParams.set('q', query);
      url.searchParams.set('limit', String(asked));
      const { features } = await askProvider(url, answerSchema);
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
