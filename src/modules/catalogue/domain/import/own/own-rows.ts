import type { Picture, PieceDraft, Section, SellerKind } from '../../piece.ts';
import type { UnitCount } from '../../unit-count.ts';
import { listPart } from '../cells/cells.ts';
import { cellsOfPiece, yesOrNo } from '../field-columns.ts';
import { informationCells, informationHeadings } from '../furniture-columns.ts';
import { noAlt } from '../pictures.ts';
import { ownColumns, paragraphNames } from './own-columns.ts';

type OwnName = keyof typeof ownColumns;
type Cells = Readonly<Partial<Record<OwnName, string>>>;

const names = Object.keys(ownColumns) as OwnName[];

/** The headings of our own table; the columns about sold and free units follow the number of units. */
export const ownHeadings: readonly string[] = names.flatMap((name) => [
  ownColumns[name].heading,
  ...(name === 'bestand' ? informationHeadings : []),
]);

/**
 * A piece as rows of our own table, one for each of its variants: the inverse of `mapOwn`.
 * @param units of the piece, or of each of its variants in their order
 */
export function ownRows(
  draft: PieceDraft,
  published: boolean,
  units: readonly (UnitCount | null)[],
): string[][] {
  const whole = { ...pieceCells(draft), veroeffentlicht: yesOrNo(published) };
  const rows: Cells[] =
    draft.variants.length === 0
      ? [{ ...whole, bestand: String(draft.stock) }]
      : draft.variants.map((variant, place) => ({
          ...(place === 0 ? whole : { sku: draft.sku }),
          bestand: String(variant.stock),
          variante: variant.name,
          varianten_sku: variant.sku,
          varianten_bilder: keysOf(variant.pictures),
          varianten_bilder_alt: altsOf(variant.pictures),
          varianten_bilder_masse: sizesOf(variant.pictures),
        }));
  return rows.map((row, place) => {
    const count = units[place] ?? null;
    return names.flatMap((name) => [row[name] ?? '', ...(name === 'bestand' ? informationCells(count) : [])]);
  });
}

/** The columns of our own table that say something of a piece before a change and nothing after it. */
export function emptiedColumns(before: PieceDraft, after: PieceDraft): string[] {
  const [old, fresh]: [Cells, Cells] = [pieceCells(before), pieceCells(after)];
  const emptied = names.filter(
    (name) => !ofPictures.has(name) && (old[name] ?? '') !== '' && (fresh[name] ?? '') === '',
  );
  const loses = before.variants.length > 0 && after.variants.length === 0;
  return [...emptied, ...(loses ? ['variante'] : [])];
}

/** Without pictures there is nothing that these could be about. */
const ofPictures: ReadonlySet<string> = new Set(['bilder_alt', 'bilder_masse']);

function pieceCells(draft: PieceDraft): Cells {
  const { texts, productSafety: safety } = draft;
  return {
    ...cellsOfPiece(draft),
    sku: draft.sku,
    titel: draft.title,
    preis: euros(draft.priceCents),
    vergleichspreis: draft.comparePriceCents === null ? '' : euros(draft.comparePriceCents),
    einkaufspreis: draft.purchase === null ? '' : euros(draft.purchase.priceCents),
    verkaeufer: draft.purchase === null ? '' : sellers[draft.purchase.sellerKind],
    kategorien: draft.categoryIds.join('|'),
    hauptkategorie: draft.mainCategoryId ?? '',
    ...Object.fromEntries(paragraphNames.map((name, place) => [name, texts.descriptions[place] ?? ''])),
    bilder: keysOf(draft.pictures),
    bilder_alt: altsOf(draft.pictures),
    bilder_masse: sizesOf(draft.pictures),
    linie: draft.shopType === 'vintage' ? 'vintage' : 'bootsholz',
    bereiche: draft.sections.map((section) => sections[section]).join('|'),
    steuer: draft.taxScheme === 'margin' ? 'differenz' : 'regel',
    steuer_zusaetzlich: String(draft.chargeTaxPercent),
    baujahr_von: draft.era === null ? '' : String(draft.era.fromYear),
    baujahr_bis: draft.era === null ? '' : String(draft.era.toYear),
    zustand: draft.condition,
    traeger: String(draft.carriers),
    ...(safety.kind === 'exempt'
      ? { gpsr_ausnahme: reasons[safety.reason] }
      : {
          gpsr_name: safety.name,
          gpsr_anschrift: safety.postalAddress,
          gpsr_kontakt: safety.electronicAddress,
          gpsr_warnhinweise: safety.warnings ?? '',
        }),
  };
}

const sellers: Readonly<Record<SellerKind, string>> = {
  private: 'privat',
  'margin-dealer': 'differenzhändler',
  'taxable-business': 'unternehmen',
  'own-making': 'eigene herstellung',
};
const sections: Readonly<Record<Section, string>> = { highlights: 'highlights', sales: 'sale', new: 'neu' };
const reasons = { antique: 'antik', 'for-repair': 'reparatur', 'older-lawful-goods': 'altbestand' } as const;

function euros(cents: number): string {
  return `${Math.trunc(cents / 100)},${String(cents % 100).padStart(2, '0')}`;
}

function keysOf(pictures: readonly Picture[]): string {
  return pictures.map(({ key }) => listPart(key)).join('|');
}

function altsOf(pictures: readonly Picture[]): string {
  return pictures.map(({ alt }) => (alt.trim() === '' ? noAlt : listPart(alt))).join('|');
}

function sizesOf(pictures: readonly Picture[]): string {
  return pictures.map(({ widthPx, heightPx }) => `${widthPx}x${heightPx}`).join('|');
}
