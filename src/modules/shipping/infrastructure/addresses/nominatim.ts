import { z } from 'zod';
import { mostSuggestions, type AddressProvider } from '../../domain/address-provider.ts';
import { askProvider, streetLine } from './ask-provider.ts';

const answerSchema = z.array(
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
      url.searchParams.set('limit', String(mostSuggestions));
      const found = await askProvider(url, answerSchema);
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
