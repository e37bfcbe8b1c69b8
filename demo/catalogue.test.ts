import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../tests/property-runs.ts';
import { missingForShop } from '../src/shared/pieces/ready-for-shop.ts';
import { demoCatalogue } from './catalogue.ts';
import type { DemoPiece } from './catalogue.ts';
import { titleInWords } from '../src/modules/search/domain/languages/goods-in-words.ts';
import { donationCategoryId } from './categories.ts';
import { families } from './families/families.ts';
import { noPhotographs, readPhotographs } from './pictures.ts';
import type { PhotographManifest } from './pictures.ts';

const day = 86_400_000;
const now = new Date('2026-11-21T08:00:00Z');
const catalogue = demoCatalogue({ seed: 7, pieces: 1040, now, photographs: noPhotographs });
const { pieces } = catalogue;

/** Two invented photographs of each of six designs a family. */
const photographs: PhotographManifest = {
  categories: [],
  pieces: families.flatMap(({ family, line, noun, models }) =>
    [1, 2, 3, 4, 5, 6].map((number) => ({
      id: `${family}-${number}`,
      family,
      line,
      materials: ['Teak'],
      colour: 'Braun',
      widthCm: models[0]?.size[0] ?? 1,
      depthCm: models[0]?.size[1] ?? 1,
      heightCm: models[0]?.size[2] ?? 1,
      shots: (['studio', 'angle'] as const).map((kind) => ({
        id: kind,
        kind,
        width: 1200,
        height: 1500,
        placeholder: '#c8c8c8',
        alt: `${noun} aus Teak mit Merkmal ${number}.`,
        hash: 'c4cf03e4',
      })),
    })),
  ),
};

/** The same, with each family's designs as variants of its first. */
const inSeries: PhotographManifest = {
  ...photographs,
  pieces: photographs.pieces.map((piece) =>
    piece.id.endsWith('-1') ? piece : { ...piece, series: `${piece.family}-1` },
  ),
};

const pictured = demoCatalogue({ seed: 7, pieces: 1040, now, photographs }).pieces;

describe('demoCatalogue', () => {
  it('is the same for the same seed and time, and another for another seed', () => {
    const small = (seed: number) => demoCatalogue({ seed, pieces: 60, now, photographs: noPhotographs });
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        expect(small(seed)).toEqual(small(seed));
      }),
      { numRuns: runs(5) },
    );
    expect(small(1)).not.toEqual(small(2));
  });

  it('has as many pieces as wanted, three quarters of them vintage, of every family', () => {
    expect(pieces).toHaveLength(1040);
    expect(pieces.filter(({ draft }) => draft.shopType === 'vintage')).toHaveLength(780);
    expect(new Set(pieces.map(({ family }) => family)).size).toBe(families.length);
  });

  it('gives every piece and variant a number of its own', () => {
    const skus = pieces.flatMap(({ draft }) => [draft.sku, ...draft.variants.map(({ sku }) => sku)]);
    expect(new Set(skus).size).toBe(skus.length);
  });

  it('puts each piece into one to three known categories of its line, and leaves none empty', () => {
    const lines = new Map(catalogue.categories.map(({ id, shopType }) => [id, shopType]));
    const used = new Set<string>();
    for (const { draft } of pieces) {
      expect(draft.categoryIds.length).toBeGreaterThanOrEqual(1);
      expect(draft.categoryIds.length).toBeLessThanOrEqual(3);
      expect(draft.categoryIds).toContain(draft.mainCategoryId);
      for (const id of draft.categoryIds) {
        expect(lines.get(id)).toBe(draft.shopType);
        used.add(id);
      }
    }
    expect([...lines.keys()].filter((id) => !used.has(id))).toEqual([]);
    const inParents = catalogue.parentCategories.flatMap(({ subCategoryIds }) => subCategoryIds);
    expect(inParents.toSorted()).toEqual([...lines.keys()].toSorted());
  });

  it('has every piece stand under what it is to a private buyer, and none under the campaign', () => {
    const ofRestaurants = new Set(
      catalogue.parentCategories
        .filter(({ title }) => title.startsWith('Gastronomie'))
        .flatMap(({ subCategoryIds }) => subCategoryIds),
    );
    const isPrivate = (id: string): boolean => !ofRestaurants.has(id) && id !== donationCategoryId;
    for (const { draft } of pieces) {
      const main = draft.mainCategoryId ?? '';
      expect(main).not.toBe(donationCategoryId);
      expect(isPrivate(main)).toBe(draft.categoryIds.some(isPrivate));
    }
  });

  it('orders the rooms of vintage furniture as the shop does', () => {
    const rooms = catalogue.parentCategories
      .filter(({ type }) => type === 'vintage')
      .map(({ title }) => title);
    expect(rooms).toEqual(['Wohnzimmer', 'Schlafzimmer', 'Küche & Esszimmer', 'Dekoration', 'Gastronomie']);
  });

  it('keeps amounts, measures and stock in whole, sensible numbers', () => {
    for (const { draft } of pieces) {
      for (const cents of [draft.priceCents, draft.comparePriceCents ?? 1, draft.purchase?.priceCents ?? 0]) {
        expect(Number.isSafeInteger(cents) && cents > 0).toBe(true);
      }
      const share = (draft.purchase?.priceCents ?? 0) / draft.priceCents;
      expect(share).toBeGreaterThanOrEqual(0.35);
      expect(share).toBeLessThanOrEqual(0.6);
      const { widthMm, heightMm, depthMm, diameterMm } = draft.dimensions;
      for (const millimetres of [widthMm, heightMm, depthMm, diameterMm]) {
        if (millimetres !== null) expect(Number.isInteger(millimetres) && millimetres > 0).toBe(true);
      }
      if (draft.variants.length > 0) expect(draft.stock).toBe(0);
    }
  });

  it('taxes vintage on the margin and boat-wood in full, and names who answers for its safety', () => {
    for (const { draft } of pieces) {
      const vintage = draft.shopType === 'vintage';
      expect(draft.taxScheme).toBe(vintage ? 'margin' : 'standard');
      expect(draft.productSafety.kind).toBe(vintage ? 'exempt' : 'responsible');
      expect(['private', 'margin-dealer'].includes(draft.purchase?.sellerKind ?? '')).toBe(vintage);
      const antique = draft.productSafety.kind === 'exempt' && draft.productSafety.reason === 'antique';
      if (antique) expect(draft.era?.toYear).toBeLessThan(1926);
    }
  });

  it('writes varied titles and texts without gaps', () => {
    const titles = new Set(pieces.map(({ draft }) => draft.title));
    expect(titles.size).toBeGreaterThan(pieces.length * 0.6);
    for (const { draft } of pieces) {
      const { descriptions, ...others } = draft.texts;
      expect(descriptions.length).toBeGreaterThanOrEqual(2);
      expect(descriptions.length).toBeLessThanOrEqual(4);
      expect(draft.title.length).toBeLessThanOrEqual(200);
      const words = [draft.title, ...descriptions, ...Object.values(others)].join('\n');
      expect(words).not.toMatch(/undefined|null|NaN|[{}!]| {2}|\.\.|„“/);
    }
  });

  it('spreads publication over 400 days, newest first and densest', () => {
    const ages = pieces.map(({ publishedAt }) => (now.getTime() - publishedAt.getTime()) / day);
    expect(ages).toEqual(ages.toSorted((one, other) => one - other));
    expect(ages.at(-1)).toBeGreaterThan(380);
    expect(ages.filter((age) => age < 100).length).toBeGreaterThan(pieces.length / 3);
  });

  it('makes pieces from photographs', () => {
    for (const { draft, family } of pictured) {
      const key = draft.pictures[0]?.key ?? '';
      expect(key).toMatch(new RegExp(`^demo/${family}-[1-6]/(studio|angle)\\.`));
      expect(draft.texts.descriptions[0]).toContain(`Merkmal ${key.split('/')[1]?.slice(-1) ?? ''}`);
      expect(draft.pictures).toHaveLength(2);
    }
  });

  const lists = {
    all: () => true,
    vintage: ({ draft }) => draft.shopType === 'vintage',
    boatwood: ({ draft }) => draft.shopType === 'boatwood',
    highlights: ({ draft }) => draft.sections.includes('highlights'),
    sales: ({ draft }) => draft.sections.includes('sales'),
    new: ({ draft }) => draft.sections.includes('new'),
  } satisfies Record<string, (piece: DemoPiece) => boolean>;
  it.each(Object.entries(lists))('shows no picture twice among sixty of %s', (_, isInList) => {
    const keys = pictured.filter(isInList).map(({ draft }) => draft.pictures[0]?.key);
    expect(keys.length).toBeGreaterThan(20);
    keys.forEach((key, index) => {
      expect(keys.slice(Math.max(0, index - 59), index)).not.toContain(key);
    });
  });

  it('shows no picture side by side in a category', () => {
    for (const { id } of catalogue.categories) {
      const keys = pictured
        .filter(({ draft }) => draft.categoryIds.includes(id))
        .map(({ draft }) => draft.pictures[0]?.key);
      keys.slice(1).forEach((key, index) => expect(key).not.toBe(keys[index]));
    }
  });

  it('leaves pictures out where there are none', () => {
    expect(pieces.every(({ draft }) => draft.pictures.length === 0)).toBe(true);
  });
});

describe('demoCatalogue without a number of pieces', () => {
  const real = readPhotographs();
  const { pieces: own, categories } = demoCatalogue({ seed: 1, now });
  const cover = ({ draft }: DemoPiece): string => draft.pictures[0]?.key ?? '';

  it('lacks nothing that the shop asks for before visitors see a piece', () => {
    const lacking = own.filter(({ draft }) => missingForShop(draft).length > 0);
    expect(lacking.map(({ draft }) => draft.sku)).toEqual([]);
    expect(own.some(({ draft }) => draft.speciesPapers !== null)).toBe(true);
  });

  it('gives every photographed vintage piece and every series of boat-wood one piece', () => {
    const designs = (line: string): number =>
      real.pieces.filter((piece) => piece.line === line && piece.series === undefined).length;
    const count = (line: string): number => own.filter(({ draft }) => draft.shopType === line).length;
    expect(count('vintage')).toBe(designs('vintage'));
    expect(count('vintage')).toBeGreaterThan(80);
    expect(count('boatwood')).toBeGreaterThanOrEqual(designs('boatwood'));
    expect(new Set(own.map(({ family }) => family)).size).toBe(families.length);
  });

  it('shows no photograph first on two pieces, and the studio picture before others', () => {
    const covers = own.map(cover);
    expect(new Set(covers).size).toBe(own.length);
    for (const key of covers) expect(key).toMatch(/^demo\/[a-z0-9-]+\/studio\./);
  });

  it('names the size, the materials and the colour of the piece in the photograph', () => {
    const byId = new Map(real.pieces.map((piece) => [piece.id, piece]));
    for (const piece of own) {
      const { dimensions, materials, colour } = piece.draft;
      const photographed = byId.get(cover(piece).split('/')[1] ?? '');
      expect(dimensions.heightMm).toBe((photographed?.heightCm ?? 0) * 10);
      expect(dimensions.widthMm ?? dimensions.diameterMm).toBe((photographed?.widthCm ?? 0) * 10);
      expect({ materials, colour }).toEqual({
        materials: photographed?.materials,
        colour: photographed?.colour,
      });
    }
  });

  it('sells boat-wood in quantity, each variant with a picture of its own', () => {
    for (const { draft } of own.filter(({ draft: { shopType } }) => shopType === 'boatwood')) {
      const keys = draft.variants.map(({ pictures }) => pictures[0]?.key);
      expect(new Set(keys).size).toBe(draft.variants.length);
    }
    const series = demoCatalogue({ seed: 7, now, photographs: inSeries }).pieces.filter(
      ({ draft }) => draft.shopType === 'boatwood',
    );
    const available = series.filter(({ draft }) => draft.variants.length > 0);
    expect(available.length).toBeGreaterThan(series.length / 2);
    for (const { draft } of available) {
      expect(draft.variants.map(({ pictures }) => pictures[0]?.key.split('/')[1]?.slice(-1))).toEqual([
        ...'123456',
      ]);
    }
  });

  it('puts each piece into one to three categories, and leaves none empty', () => {
    for (const { draft } of own) expect([1, 2, 3]).toContain(draft.categoryIds.length);
    const used = new Set(own.flatMap(({ draft }) => draft.categoryIds));
    expect(categories.map(({ id }) => id).filter((id) => !used.has(id))).toEqual([]);
  });
});

describe('texts about how many there are', () => {
  const sets = pieces.filter(({ draft: { shopType, stock } }) => shopType === 'vintage' && stock > 1);

  it('name the number of equal pieces', () => {
    expect(sets.length).toBeGreaterThan(0);
    for (const { draft } of sets) {
      expect(JSON.stringify(draft)).toMatch(/Vorhanden sind \p{Ll}+ gleiche Stücke/u);
    }
  });
});

describe('price histories', () => {
  it('reach back sixty days, in order, to today’s price', () => {
    for (const { draft, priceHistory } of pieces) {
      const times = priceHistory.map(({ validFrom }) => validFrom.getTime());
      expect(times).toEqual(times.toSorted((one, other) => one - other));
      expect(new Set(times).size).toBe(times.length);
      expect(times[0]).toBeLessThanOrEqual(now.getTime() - 60 * day);
      expect(times.at(-1)).toBeLessThanOrEqual(now.getTime());
      expect(priceHistory.at(-1)?.priceCents).toBe(draft.priceCents);
    }
  });

  it('bear most reference prices, and some not (§ 11 PAngV)', () => {
    const reduced = pieces.filter(({ draft }) => draft.comparePriceCents !== null);
    const honest = reduced.filter(({ draft, priceHistory }) => {
      const [first, second] = priceHistory;
      return (
        first?.priceCents === draft.comparePriceCents &&
        second !== undefined &&
        second.validFrom.getTime() - first.validFrom.getTime() >= 30 * day
      );
    });
    expect(reduced.every(({ draft }) => draft.sections.includes('sales'))).toBe(true);
    expect(honest.length).toBeGreaterThan(pieces.length * 0.08);
    const highest = (history: readonly { priceCents: number }[]): number =>
      Math.max(...history.map(({ priceCents }) => priceCents));
    const unborne = reduced.filter(
      ({ draft, priceHistory }) => (draft.comparePriceCents ?? 0) > highest(priceHistory),
    );
    expect(unborne.length).toBeGreaterThan(10);
    expect(reduced.length - honest.length - unborne.length).toBeGreaterThan(5);
  });
});

/** What pieces of a family are called in English. */
const inEnglish: Readonly<Record<string, RegExp>> = {
  'tub-chair': /club chair|cocktail chair|armchair/i,
  'glass-cabinet': /display cabinet/i,
  'cantilever-chair': /cantilever chair/i,
  'dining-chair': /chair/i,
  sofa: /sofa/i,
  'table-lamp': /lamp/i,
  'coffee-table': /coffee table/i,
  bench: /bench/i,
  'boat-bench': /bench/i,
  mirror: /mirror/i,
  'side-table': /bedside table|side table|nest of tables/i,
  'plant-stand': /plant stand/i,
  shelf: /bookcase|shelf/i,
  'lounge-chair': /armchair/i,
  'pendant-lamp': /pendant lamp/i,
  wardrobe: /wardrobe/i,
  'boat-mirror': /mirror/i,
  stool: /stool/i,
  chest: /chest of drawers/i,
  'boat-dining-table': /dining table/i,
  'dining-table': /dining table/i,
  desk: /desk/i,
  sideboard: /sideboard/i,
  'bar-trolley': /bar trolley/i,
  'floor-lamp': /floor lamp|arc lamp/i,
  daybed: /daybed/i,
  bed: /\bbed\b/i,
  'boat-bar-counter': /bar counter/i,
  'boat-sideboard': /sideboard/i,
  'boat-shelf': /bookcase|shelf/i,
  'boat-coffee-table': /coffee table/i,
  'boat-bed': /\bbed\b/i,
};

it('names every piece in other languages as what it is', () => {
  const own = demoCatalogue({ seed: 1, now }).pieces;
  const wrong = [...own, ...pieces, ...pictured].flatMap(({ draft, family }) => {
    const title = titleInWords('en', draft);
    return title !== null && inEnglish[family]?.test(title.split(/ in |,/)[0] ?? '')
      ? []
      : [`${family}: ${draft.title} → ${title}`];
  });
  expect(wrong).toEqual([]);
});
