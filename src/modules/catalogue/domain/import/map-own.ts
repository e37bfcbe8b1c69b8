import type { PieceDraft, Picture } from '../piece.ts';
import { buildDraft, type Say } from './build-draft.ts';
import type { PixelSize } from './cells.ts';
import { readColumns, type Values } from './columns.ts';
import { Remarks, type Mapped, type MapContext, type RowGroup, type SourceRow } from './mapped.ts';
import { ownColumns, variantColumns } from './own-columns.ts';
import { takePictures } from './pictures.ts';

type Own = Values<typeof ownColumns>;
type Variant = Values<typeof variantColumns>;

/** Whether the next row is another variant of the same piece. */
export function continuesOwn(first: SourceRow, next: SourceRow): boolean {
  const sku = first.cells.get('sku')?.trim() ?? '';
  return (
    sku !== '' && next.cells.get('sku')?.trim() === sku && (next.cells.get('variante') ?? '').trim() !== ''
  );
}

/** A piece from one row of our own table, or from several rows with one variant each. Never throws. */
export function mapOwn(rows: RowGroup, context: MapContext): Mapped {
  const remarks = new Remarks();
  const [first, ...others] = rows;
  const values = readColumns(ownColumns, first, remarks);
  const variants =
    values.variante === null && others.length === 0 ? [] : readVariants(first, values, others, remarks);
  if (values.variante === null && values.varianten_sku !== null) {
    remarks.problem(first, 'variante', 'fehlt zur varianten_sku');
  }
  const uncounted = (variants.length === 0 ? [values] : variants).filter(({ bestand }) => bestand === null);
  return remarks.outcome(draftOf(rows, values, variants, remarks, context), values.veroeffentlicht, {
    leftOut: uncounted.map(({ varianten_sku: sku }) => (variants.length === 0 ? values.sku : sku) ?? ''),
  });
}

function draftOf(
  rows: RowGroup,
  values: Own,
  variants: readonly Variant[],
  remarks: Remarks,
  context: MapContext,
): PieceDraft {
  const [row] = rows;
  const title = values.titel ?? '';
  const pictures = rows.map((each, place) => picturesOf(each, variants[place] ?? values, title, remarks));
  const say: Say = {
    problem: (column, problem) => remarks.problem(row, column, problem),
    warn: (column, problem) => remarks.warn(row, column, problem),
  };
  const categoryIds = values.kategorien ?? [];
  return buildDraft(
    {
      sku: values.sku ?? '',
      title,
      priceCents: values.preis ?? 0,
      comparePriceCents: values.vergleichspreis,
      purchasePriceCents: values.einkaufspreis,
      categoryIds:
        categoryIds.length === 0 && context.categoryId !== null ? [context.categoryId] : categoryIds,
      weightGrams: values.gewicht_kg,
      maker: values.hersteller,
      texts: {
        subtopic: values.untertitel,
        similarToTitle: values.aehnlich_titel,
        conditionText: values.zustand_text,
        descriptions: paragraphsOf(values),
        storyShop: values.geschichte,
        shopInfo: values.laden_info,
        aboutUs: values.ueber_uns,
      },
      pictures: pictures[0] ?? [],
      stock: values.bestand ?? 1,
      variants: variants.map((variant, place) => ({
        sku: variant.varianten_sku ?? '',
        name: variant.variante ?? '',
        stock: variant.bestand ?? 1,
        pictures: ownPictures(rows[place] ?? row, variant, title, remarks) ?? pictures[place] ?? [],
      })),
      furniture: values,
    },
    { comparePrice: 'vergleichspreis', purchasePrice: 'einkaufspreis' },
    say,
    context.year,
  );
}

/** The piece shows the pictures of the first row, and each variant its own. */
function readVariants(
  first: SourceRow,
  values: Own,
  others: readonly SourceRow[],
  remarks: Remarks,
): Variant[] {
  const taken = new Set([values.sku]);
  const take = (row: SourceRow, variant: Variant): Variant => {
    const { variante: name, varianten_sku: sku } = variant;
    if (name === null) remarks.problem(row, 'variante', 'fehlt');
    if (sku === null) remarks.problem(row, 'varianten_sku', 'fehlt zur variante');
    else if (taken.has(sku)) remarks.problem(row, 'varianten_sku', 'kommt in diesem Stück schon vor');
    taken.add(sku);
    return variant;
  };
  const variants = [take(first, values)];
  for (const row of others) {
    // Later rows need not repeat the first row's values. If they do, the values must be equal, or they would be lost.
    for (const [name, cell] of row.cells) {
      const differs = cell.trim() !== '' && cell.trim() !== (first.cells.get(name) ?? '').trim();
      if (differs && !(name in variantColumns))
        remarks.problem(row, name, `weicht von Zeile ${first.line} ab`);
    }
    variants.push(take(row, readColumns(variantColumns, row, remarks)));
  }
  return variants;
}

function paragraphsOf(values: Own): string[] {
  return [
    values.beschreibung,
    values.beschreibung_2,
    values.beschreibung_3,
    values.beschreibung_4,
    values.beschreibung_5,
    values.beschreibung_6,
    values.beschreibung_7,
    values.beschreibung_8,
    values.beschreibung_9,
    values.beschreibung_10,
  ].filter((text) => text !== null);
}

function picturesOf(row: SourceRow, values: Variant, title: string, remarks: Remarks): Picture[] {
  const { bilder: keys, bilder_alt: alts, bilder_masse: sizes } = values;
  return take(row, 'bilder', { keys, alts, sizes }, title, remarks);
}

/** The pictures of a variant apart from its row's; null if the file has no column for them. */
function ownPictures(row: SourceRow, values: Variant, title: string, remarks: Remarks): Picture[] | null {
  if (!row.cells.has('varianten_bilder')) return null;
  const { varianten_bilder: keys, varianten_bilder_alt: alts, varianten_bilder_masse: sizes } = values;
  return take(row, 'varianten_bilder', { keys, alts, sizes }, title, remarks);
}

function take(
  row: SourceRow,
  column: string,
  said: {
    readonly keys: readonly string[] | null;
    readonly alts: readonly string[] | null;
    readonly sizes: readonly (PixelSize | null)[] | null;
  },
  title: string,
  remarks: Remarks,
): Picture[] {
  const named = (said.keys ?? []).map((source, place) => ({
    source,
    alt: said.alts?.[place] ?? null,
    size: said.sizes?.[place] ?? null,
  }));
  return takePictures(named, title, (source, problem) => remarks.warn(row, column, problem, source));
}
