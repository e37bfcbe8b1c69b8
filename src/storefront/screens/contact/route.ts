import type { OpeningHours, Store } from '../../../modules/content/index.ts';
import type { PageRoute } from '../../page.ts';
import { readText, type ReadingText } from '../../reading/read-text.server.ts';
import { storesOf } from '../../structured-data/shop.server.ts';
import { mapHost } from './map-address.ts';

export interface ContactData {
  readonly text: ReadingText;
  readonly email: string;
  readonly phone: string;
  readonly stores: readonly Store[];
  readonly openingHours: readonly OpeningHours[];
  readonly closures: readonly string[];
}

/** `/contact-us`: both stores with their maps, telephone and e-mail (spec 2.20). */
export const route: PageRoute<ContactData> = {
  screen: 'contact',
  paths: ['/contact-us'],
  mayFrame: [mapHost],
  async load(shop, request) {
    const [text, company, closures] = await Promise.all([
      readText(shop, 'contact-us', request),
      shop.content.companyData(),
      shop.content.closures(request.language),
    ]);
    if (text === null) return { kind: 'not-found' };
    const { email, phone, stores, openingHours } = company;
    return {
      kind: 'page',
      data: { text, email, phone, stores, openingHours, closures: closures.words },
      structured: (at) => storesOf(company, closures.days, at),
    };
  },
};
