import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { handedOverTo, importedBy, stepsIn, type Followed, type Read } from './ways.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read: Read = (file) => {
  const whole = path.join(root, file);
  return existsSync(whole) ? readFileSync(whole, 'utf8') : undefined;
};

/** Files that are asked about a query or its pieces and give back something else. */
const asked: Readonly<Record<string, string>> = {
  'src/storefront/features/filters/filter-data.server.ts': 'which filters the list offers beside it',
  'src/read-models/search/suggest-categories.ts': 'which categories are called so',
  'src/read-models/listing/scope.ts': 'what its filters are in SQL',
  'src/read-models/listing/count-pieces.ts': 'how many pieces each filter would leave',
  'src/read-models/search/look-up-words.ts': 'which words the catalogue has instead of an unknown one',
  'src/storefront/features/search/shop-pages.ts': "which of the shop's own pages it is about",
  'src/modules/search/domain/strongest-parts.ts': 'which parts to keep if all of it finds nothing',
  'src/modules/search/domain/makers.ts': 'which makers a text names',
  'src/modules/search/domain/measures.ts': 'which measures and prices a text names',
  'src/modules/search/domain/vocabulary.ts': 'which colours, materials and eras',
  'src/modules/search/domain/query-part.ts': 'which phrases mean a filter',
  'src/modules/search/domain/compound.ts': 'what a compound consists of',
  'src/modules/search/domain/guests.ts': 'for how many persons',
  'src/modules/search/domain/unwanted.ts': 'which materials and colours it does not want',
  'src/storefront/to.ts': 'the address of a page in this language',
  'src/storefront/features/filters/list-address.ts': 'the address of the next page of results',
  'src/storefront/features/filters/chips.tsx': 'how its parts were understood, to take one away',
  'src/storefront/components/empty-state.tsx': 'that nothing was found',
  'src/storefront/components/page-heading.tsx': 'the heading',
  'src/storefront/components/pieces/price.tsx': "a piece's price",
  'src/storefront/features/buying/card-actions.tsx': 'cart and wishlist of a piece',
};
const asides = new Set(Object.keys(asked));

const query: Followed = {
  holding: new Set([
    'query',
    'parts',
    'terms',
    'filters',
    'inWords',
    'textQueries',
    'scope',
    'pieces',
    'nearest',
    'found',
    'data',
    'value',
  ]),
  asked: asides,
  doors: ['src/read-models/index.ts'],
  methods: { page: 'src/read-models/piece-lists.ts', counts: 'src/read-models/piece-lists.ts' },
};

const steps = stepsIn(read('docs/ways.md') ?? '', 'The way of a query');
const files = steps.map(({ file }) => file);

/** Files that get the query or its pieces from one of the steps and are neither a step nor asked. */
function strangers(from: Read): string[] {
  return steps.flatMap((step) =>
    [...handedOverTo(step, from, query)]
      .filter((file) => !files.includes(file) && !asides.has(file))
      .map((file) => `${step.file} → ${file}`),
  );
}

test('a query goes through at most 12 files, from the box to its cards', () => {
  expect(steps.length).toBeGreaterThan(9);
  expect(steps.length).toBeLessThanOrEqual(12);
  expect(new Set(files).size).toBe(steps.length);
  expect(files.filter((file) => read(file) === undefined)).toEqual([]);
});

/** Where no import leads: the browser opens the page of results, and the server renders a screen's page. */
const leaps: Readonly<
  Record<string, { readonly from: string; readonly says: string; readonly there: string }>
> = {
  'src/storefront/screens/search/route.ts': {
    from: 'src/storefront/features/search/search-box.tsx',
    says: "action={to('/suche')}",
    there: "paths: ['/suche']",
  },
  'src/storefront/screens/search/page.tsx': {
    from: 'src/storefront/screens/search/route.ts',
    says: "screen: 'search'",
    there: 'export function Page(',
  },
};

test.each(steps.slice(1).map(({ file }, index) => [file, index + 1] as const))(
  'an earlier step leads to %s',
  (file, index) => {
    const leap = leaps[file];
    if (leap !== undefined) {
      expect(files.slice(0, index)).toContain(leap.from);
      expect(read(leap.from)).toContain(leap.says);
      expect(read(file)).toContain(leap.there);
      return;
    }
    const reached = steps
      .slice(0, index)
      .flatMap((step) => [...handedOverTo(step, read, query), ...importedBy(step.file, read)]);
    expect(reached).toContain(file);
  },
);

describe('nobody else is handed a query or its pieces', () => {
  test('in the shop as it is', () => {
    expect(strangers(read)).toEqual([]);
  });

  test('and who is said to be asked about them is', () => {
    const met = new Set(
      steps.flatMap((step) => [...handedOverTo(step, read, { ...query, asked: new Set() })]),
    );
    const words = importedBy('src/read-models/piece-lists.ts', read);
    expect([...asides].filter((file) => !met.has(file) && !words.has(file))).toEqual([]);
  });

  const searching = 'src/read-models/search/search.ts';
  const cards = 'src/storefront/screens/search/route.ts';
  test.each([
    [
      'a query that is read by another file first',
      searching,
      "import { tidied } from './tidied.ts';\n",
      ['understandQuery(query, makers, language)', 'understandQuery(tidied(query), makers, language)'],
      `${searching} → src/read-models/search/tidied.ts`,
    ],
    [
      'pieces that become cards elsewhere',
      cards,
      "import { shownCard } from './shown-card.ts';\n",
      ['pieces.map(cardData)', 'pieces.map(shownCard)'],
      `${cards} → src/storefront/screens/search/shown-card.ts`,
    ],
  ])('a planted detour is found: %s', (_, file, added, [before = '', after = ''], expected) => {
    const text = read(file) ?? '';
    expect(text).toContain(before);
    const planted: Read = (asking) => (asking === file ? added + text.replace(before, after) : read(asking));
    expect(strangers(planted)).toEqual([expected]);
  });
});
