import type { CategoryDraft, ParentCategoryDraft } from '../src/modules/catalogue/index.ts';
import { demoCategories, demoParentCategories, donationCategoryId } from './categories.ts';
import { demoCategoryTexts } from './category-texts.ts';
import { FirstPictures } from './first-pictures.ts';
import { lineUp, ownPieces } from './families/lineup.ts';
import { makePiece } from './piece.ts';
import type { DemoPiece } from './piece.ts';
import { readPhotographs } from './pictures.ts';
import type { PhotographManifest } from './pictures.ts';
import { createRandom } from './random.ts';

export type { DemoPiece } from './piece.ts';

export interface DemoCatalogue {
  readonly parentCategories: readonly ParentCategoryDraft[];
  readonly categories: readonly CategoryDraft[];
  /** Names and descriptions of both in the shop's other languages. Pieces are named from their facts. */
  readonly texts: typeof demoCategoryTexts;
  /** Newest first. */
  readonly pieces: readonly DemoPiece[];
}

export interface DemoCatalogueOptions {
  readonly seed: number;
  /**
   * How many pieces, a quarter of them boat-wood, for tests of size: designs and photographs come again. Below about
   * 500 a category may stay empty. When left out there are as many as photographs, each the cover of one piece.
   */
  readonly pieces?: number;
  readonly now: Date;
  /** The photographs there are; read from `demo/photographs/manifest.json` when left out. */
  readonly photographs?: PhotographManifest;
}

const day = 86_400_000;
const oldestDays = 400;

/** An invented catalogue: the same seed, number, time and photographs always give the same one. */
export function demoCatalogue({
  seed,
  pieces: wanted,
  now,
  photographs = readPhotographs(),
}: DemoCatalogueOptions): DemoCatalogue {
  const places = wanted === undefined ? ownPieces(seed, photographs) : lineUp(seed, wanted, photographs);
  // Numbers run from the oldest piece to the newest, each line with its own.
  const left = { vintage: 0, boatwood: 0 };
  for (const { line } of places) left[line] += 1;

  const shown = new FirstPictures();
  const pieces = places.map((place, index) => {
    const number = String(left[place.line]--).padStart(5, '0');
    const sku = `${place.line === 'vintage' ? 'V' : 'B'}-${number}`;
    const publishedAt = new Date(now.getTime() - ageInDays(index, places.length) * day);
    return makePiece(place, sku, { publishedAt, now }, shown, createRandom(seed, `${sku}/${index}`));
  });

  const images = imagesOfCategories(pieces);
  const wide = new Map(photographs.categories.map(({ id, hash }) => [id, `demo/categories/${id}.${hash}`]));
  return {
    parentCategories: demoParentCategories((id) => wide.get(id) ?? null),
    texts: demoCategoryTexts,
    categories: demoCategories((id) => images.get(id) ?? null),
    pieces: withDonations(pieces),
  };
}

/** Dense among the newest, thin among the oldest. */
function ageInDays(index: number, count: number): number {
  return oldestDays * ((index + 0.5) / count) ** 1.6;
}

/** A category shows the first picture of its newest piece, and not one that another category shows already. */
function imagesOfCategories(pieces: readonly DemoPiece[]): ReadonlyMap<string, string> {
  const images = new Map<string, string>();
  const used = new Set<string>();
  for (const repeat of [false, true]) {
    for (const { draft } of pieces) {
      const key = draft.pictures[0]?.key;
      if (key === undefined) continue;
      for (const id of draft.categoryIds) {
        if (images.has(id) || (!repeat && used.has(key))) continue;
        images.set(id, key);
        used.add(key);
      }
    }
  }
  return images;
}

/** The campaign always has a piece, however small the catalogue. */
function withDonations(pieces: readonly DemoPiece[]): readonly DemoPiece[] {
  if (pieces.some(({ draft }) => draft.categoryIds.includes(donationCategoryId))) return pieces;
  const first = pieces.findIndex(({ draft }) => draft.shopType === 'vintage');
  return pieces.map((piece, index) =>
    index === first
      ? { ...piece, draft: { ...piece.draft, categoryIds: [...piece.draft.categoryIds, donationCategoryId] } }
      : piece,
  );
}
