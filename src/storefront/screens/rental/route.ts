import type { SitePicture, SitePictureName } from '../../../shared/pieces/site-picture.ts';
import type { PageRoute } from '../../page.ts';
import { picturesOf } from '../../screen-data.server.ts';
import { readText, type ReadingText } from '../../reading/read-text.server.ts';

export interface RentalData {
  readonly path: string;
  readonly text: ReadingText;
  /** Above the text. */
  readonly lead: SitePicture | null;
  readonly gallery: readonly SitePicture[];
  /** As wide as the page, with a tagline on it. */
  readonly wide: SitePicture | null;
  readonly email: string;
  readonly phone: string;
}

interface Variant {
  readonly path: string;
  readonly slug: string;
  readonly lead: SitePictureName;
  readonly gallery: readonly SitePictureName[];
  readonly wide: SitePictureName | null;
}

/** The two rental pages (spec 2.18): the second one also has a gallery and a full-width picture. */
const variants: readonly Variant[] = [
  { path: '/verleih', slug: 'verleih', lead: 'rental-1', gallery: [], wide: null },
  {
    path: '/rent-a-sustainability',
    slug: 'rent-a-sustainability',
    lead: 'rental-2',
    gallery: ['rental-1', 'rental-3', 'rental-4'],
    wide: 'banner',
  },
];

export const routes: readonly PageRoute<RentalData>[] = variants.map((variant) => ({
  screen: 'rental',
  paths: [variant.path],
  async load(shop, request) {
    const [text, company] = await Promise.all([
      readText(shop, variant.slug, request),
      shop.content.companyData(),
    ]);
    if (text === null) return { kind: 'not-found' };
    const pictureOf = (name: SitePictureName | null) =>
      name === null ? null : (picturesOf(shop, [name])[0] ?? null);
    return {
      kind: 'page',
      data: {
        path: variant.path,
        text,
        lead: pictureOf(variant.lead),
        gallery: picturesOf(shop, variant.gallery),
        wide: pictureOf(variant.wide),
        email: company.email,
        phone: company.phone,
      },
    };
  },
}));
