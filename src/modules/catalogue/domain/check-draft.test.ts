import { expect, test } from 'vitest';
import { emptyFields } from '../../../shared/pieces/piece-fields.ts';
import { german } from '../../../shared/messages/de/messages.ts';
import { inWords } from '../../../shared/messages/message.ts';
import { aPiece, aVariant } from '../testing/a-piece.ts';
import { checkDraft } from './check-draft.ts';
import type { PieceDraft } from './piece.ts';

const said = (different: Partial<PieceDraft>): readonly string[] =>
  checkDraft(aPiece(different)).map((issue) => `${issue.field} ${inWords(german, issue)}`);

const amount = 'muss über 0 und höchstens 1.000.000\u00a0€ sein';
const long = 'x'.repeat(41);

test.each<[string, Partial<PieceDraft>, string]>([
  ['an SKU that is empty', { sku: ' ' }, 'sku muss 1 bis 40 Zeichen haben'],
  ['a title that is too long', { title: 'x'.repeat(201) }, 'title muss 1 bis 200 Zeichen haben'],
  ['a price of nothing', { priceCents: 0 }, `price ${amount}`],
  ['a price above a million', { priceCents: 100_000_001 }, `price ${amount}`],
  ['half a cent', { comparePriceCents: 0.5 }, `comparePrice ${amount}`],
  [
    'a former price that is the price',
    { priceCents: 45_000, comparePriceCents: 45_000 },
    'comparePrice liegt nicht über dem Preis; ohne Ermäßigung bleibt das Feld leer',
  ],
  ['101 %', { chargeTaxPercent: 101 }, 'chargeTax muss eine ganze Zahl von 0 bis 100 sein'],
  [
    'no width',
    { dimensions: { ...emptyFields.dimensions, widthMm: 0 } },
    'dimensions.widthMm muss zwischen 1 mm und 100 m liegen',
  ],
  ['more than 10 t', { weightGrams: 10_000_001 }, 'weightGrams muss zwischen 1 g und 10 t liegen'],
  [
    'a link that leads nowhere',
    { texts: { ...aPiece({}).texts, descriptions: ['Eins', '<p><a href="ftp://wmk.example">da</a></p>'] } },
    'texts.descriptions.1 Der Link zu „ftp://wmk.example“ ist hier nicht möglich: Erlaubt sind eigene Seiten wie /versand, Adressen mit https://, E-Mail-Adressen und Telefonnummern',
  ],
  [
    'years in reverse',
    { era: { fromYear: 1970, toYear: 1960 } },
    'era.toYear Das erste Jahr liegt nach dem letzten. Bitte tauschen Sie die beiden, oder ändern Sie eines.',
  ],
  [
    'a purchase below nothing',
    { purchase: { priceCents: -1, sellerKind: 'private' } },
    'purchasePrice muss zwischen 0 und 1.000.000\u00a0€ liegen',
  ],
  [
    'the margin scheme for taxed goods',
    { purchase: { priceCents: 1, sellerKind: 'taxable-business' } },
    'taxScheme Differenzbesteuerung nach § 25a UStG gilt nicht für Ware mit ausgewiesener Umsatzsteuer',
  ],
  [
    'the margin scheme for own making',
    { purchase: { priceCents: 1, sellerKind: 'own-making' } },
    'taxScheme Differenzbesteuerung nach § 25a UStG gilt nicht für eigene Ware',
  ],
  ['too many pieces', { stock: 10_001 }, 'stock muss eine ganze Zahl von 0 bis 10.000 sein'],
  [
    'a stock beside that of versions',
    { variants: [aVariant()] },
    'stock steht bei Varianten an der Variante',
  ],
  [
    'a version with the SKU of the piece',
    { stock: 0, variants: [aVariant({ sku: 'V-1' })] },
    'variants jede Variante braucht eine eigene SKU; Groß- und Kleinschreibung und Sonderzeichen zählen nicht',
  ],
  [
    'a version with the SKU of the piece in small letters',
    { stock: 0, variants: [aVariant({ sku: 'v-1' })] },
    'variants jede Variante braucht eine eigene SKU; Groß- und Kleinschreibung und Sonderzeichen zählen nicht',
  ],
  [
    'two versions whose SKUs differ in signs',
    { stock: 0, variants: [aVariant({ sku: 'a-1', name: 'Klein' }), aVariant({ sku: 'a.1', name: 'Groß' })] },
    'variants jede Variante braucht eine eigene SKU; Groß- und Kleinschreibung und Sonderzeichen zählen nicht',
  ],
  [
    'two versions of one name',
    { stock: 0, variants: [aVariant({ sku: 'a', name: 'Klein' }), aVariant({ sku: 'b', name: ' klein' })] },
    'variants.1.name So heißt schon eine andere Variante dieses Stücks',
  ],
  [
    'a long SKU of a version',
    { stock: 0, variants: [aVariant({ sku: long })] },
    `variants SKU „${long}“ muss 1 bis 40 Zeichen haben`,
  ],
  [
    'a version without a name',
    { stock: 0, variants: [aVariant({ name: '' })] },
    'variants Name „“ muss 1 bis 120 Zeichen haben',
  ],
  [
    'half a version',
    { stock: 0, variants: [aVariant({ name: 'Klein', stock: 0.5 })] },
    'variants Bestand von „Klein“ ist keine Anzahl',
  ],
])('%s is refused in words', (_name, different, sentence) => {
  expect(said(different)).toEqual([sentence]);
});

test('a believable piece may be saved, and every problem of a bad one is named at once', () => {
  expect(said({})).toEqual([]);
  expect(checkDraft(aPiece({ sku: '', title: '', stock: -1 })).map(({ field }) => field)).toEqual([
    'sku',
    'title',
    'stock',
  ]);
});
