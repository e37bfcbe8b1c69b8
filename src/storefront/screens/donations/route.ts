import type { BlockItem, PageBlock } from '../../../modules/content/index.ts';
import type { PieceCard } from '../../../read-models/index.ts';
import type { Language } from '../../../shared/text/language.ts';
import type { SitePicture } from '../../../shared/pieces/site-picture.ts';
import { earliestEnd, picturesOf } from '../../screen-data.server.ts';
import type { PageRoute, ShopReads } from '../../page.ts';
import { readText, type ReadingText } from '../../reading/read-text.server.ts';

/** A thank-you note, beside its photo if there is one. */
export interface Note extends Pick<BlockItem, 'title' | 'html'> {
  readonly photo: SitePicture | null;
}

export interface DonationsData {
  readonly text: ReadingText;
  readonly pieces: readonly PieceCard[];
  readonly proofs: PageBlock | null;
  readonly notes: {
    readonly language: Language;
    readonly heading: string | null;
    readonly items: readonly Note[];
  };
}

/** `/wmk-for-ukraine`: pieces whose proceeds are donated, and reports on the donations (spec 2.20). */
export const route: PageRoute<DonationsData> = {
  screen: 'donations',
  paths: ['/wmk-for-ukraine'],
  async load(shop, request) {
    const { language } = request;
    const [text, { donationCategoryId }, proofs, notes] = await Promise.all([
      readText(shop, 'wmk-for-ukraine', request),
      shop.content.companyData(),
      shop.content.block('donation-proofs', language),
      shop.content.block('donation-notes', language),
    ]);
    if (text === null) return { kind: 'not-found' };
    const pieces =
      donationCategoryId === null ? [] : (await shop.piecesOfCategory(donationCategoryId, 1)).pieces;
    return {
      kind: 'page',
      data: {
        text,
        pieces,
        proofs,
        notes: {
          language: notes?.language ?? language,
          heading: notes?.heading ?? null,
          items: (notes?.items ?? []).map((item) => noteOf(shop, item)),
        },
      },
      validUntil: earliestEnd(pieces),
    };
  },
};

function noteOf(shop: ShopReads, { title, html, picture }: BlockItem): Note {
  return { title, html, photo: picture === null ? null : (picturesOf(shop, [picture])[0] ?? null) };
}
