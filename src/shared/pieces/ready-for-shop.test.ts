import { expect, test } from 'vitest';
import { lostPapers, missingForShop, isOfProtectedSpecies } from './ready-for-shop.ts';

const picture = { alt: 'Vorderseite' };
const ready = {
  shopType: 'vintage',
  pictures: [picture],
  categoryIds: ['sideboards'],
  productSafety: { kind: 'exempt', reason: 'older-lawful-goods' },
  title: 'Sideboard aus Teak',
  materials: ['Teak'],
  taxScheme: 'margin',
  purchase: { priceCents: 40_000, sellerKind: 'private' },
  speciesPapers: null,
} as const;

const responsible = { kind: 'responsible' };
const boatwood = { ...ready, shopType: 'boatwood', taxScheme: 'standard', purchase: null } as const;
const rosewood = { ...ready, materials: ['Palisander'] };
const unbought = { ...ready, purchase: null };
const fullyTaxed = { ...unbought, taxScheme: 'standard' } as const;

test.each([
  ['nothing', ready, []],
  ['pictures', { ...ready, pictures: [] }, ['pictures']],
  ['what a picture shows', { ...ready, pictures: [picture, { ...picture, alt: ' ' }] }, ['pictures.1.alt']],
  ['a category', { ...ready, categoryIds: [] }, ['categoryIds']],
  ['who answers for new goods (GPSR)', boatwood, ['productSafety.kind']],
  ['nothing when somebody does', { ...boatwood, productSafety: responsible }, []],
  ['what was paid for it, under the margin scheme', unbought, ['purchase.priceCents']],
  ['nothing where the whole price is taxed', fullyTaxed, []],
  ['the papers of its wood', rosewood, ['speciesPapers']],
  ['papers, of which spaces say nothing', { ...rosewood, speciesPapers: ' ' }, ['speciesPapers']],
  ['nothing with papers', { ...rosewood, speciesPapers: 'EU-Bescheinigung DE-2026/1' }, []],
  ['all of it', { ...ready, pictures: [], categoryIds: [] }, ['pictures', 'categoryIds']],
])('it lacks %s', (_, draft, fields) => {
  expect(missingForShop(draft).map(({ field }) => field)).toEqual(fields);
});

const papers = 'EU-Bescheinigung DE-2026/1';
test.each([
  ['the purchase', ready, unbought, ['purchase-missing']],
  ['the purchase it never had: nothing', unbought, { ...unbought, title: 'Sideboard' }, []],
  [
    'both',
    { ...rosewood, speciesPapers: papers },
    { ...rosewood, purchase: null },
    ['purchase-missing', 'species-papers-missing'],
  ],
  ['papers that its new wood needs', ready, rosewood, ['species-papers-missing']],
  ['what the margin scheme needs', fullyTaxed, unbought, ['purchase-missing']],
])('a piece loses %s', (_, before, after, codes) => {
  expect(lostPapers(before, after).map(({ code }) => code)).toEqual(codes);
});

test.each([
  ['Sideboard aus Palisander', [], true],
  ['Sideboard', ['Messing', 'Rio-Palisander'], true],
  ['Sideboard', ['Palisanderholz'], true],
  ['Rosewood sideboard', [], true],
  ['Schatulle mit Einlagen aus Elfenbein', ['Nussbaum'], true],
  ['Sideboard aus Teak, palisanderfarben gebeizt', ['Teak'], false],
  ['Sideboard in Palisander-Optik', ['Eiche'], false],
  ['Tisch, Palisander-Dekor', ['Spanplatte'], false],
  ['Tisch, elfenbeinfarben lackiert', ['Buche'], false],
  ['Sessel in Elfenbeinton', ['Leinen'], false],
  ['Sideboard aus Teak', ['Teak', 'Rosenrot lackiert'], false],
])('%s %j: %s', (title, materials, isProtected) => {
  expect(isOfProtectedSpecies({ title, materials })).toBe(isProtected);
});
