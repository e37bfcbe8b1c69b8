import type { Message } from '../../../../../shared/messages/message.ts';
import type { PieceDraft, Picture } from '../../piece.ts';
import { buildDraft, type Say } from '../build-draft.ts';
import type { PixelSize } from '../cells/cells.ts';
import { readColumns, type Values } from '../columns.ts';
import { isMissing, withKnown, withKnownFurniture } from '../cells/known-values.ts';
import { Remarks, type Mapped, type MapContext, type RowGroup, type SourceRow } from '../mapped.ts';
import { takePictures } from '../pictures.ts';
import { ownColumns, paragraphNames, variantColumns } from './own-columns.ts';

type Own = Values<typeof ownColumns>;
type Variant = Values<typeof variantColumns>;

/** Whether the next row is another variant of the same piece. */
export function continuesOwn(first: SourceRow, next: SourceRow): boolean {
  const sku = first.cells.get('sku')?.trim() ?? '';
  return (
    sku !== '' && next.cells.get('sku')?.trim() === sku && (next.cells.get('variante') ?? '').trim() !== ''
  );
}

/**
 * A piece from one row of our own table, or from several rows with one variant each. Never throws.
 * @param known the piece with this SKU, which keeps what the file has no column for
 */
export function mapOwn(rows: RowGroup, context: MapContext, known: PieceDraft | null = null): Mapped {
  const remarks = new Remarks();
  const [first, ...others] = rows;
  const said = readColumns(ownColumns, first, remarks);
  const values = known === null ? said : withKnownValues(said, known, first);
  if (known !== null && keepsVariants(first, known))
    return keptVariants(rows, values, known, remarks, context);
  const variants =
    values.variante === null && others.length === 0 ? [] : readVariants(first, values, others, remarks);
  if (values.variante === null && values.varianten_sku !== null) {
    remarks.problem(first, 'variante', missingBeside(first, 'varianten_sku'));
  }
  const uncounted = (variants.length === 0 ? [values] : variants).filter(({ bestand }) => bestand === null);
  const draft = draftOf(rows, values, variants, { remarks, context, known });
  return remarks.outcome(draft, values.veroeffentlicht, {
    leftOut: uncounted.map(({ varianten_sku: sku }) => (variants.length === 0 ? values.sku : sku) ?? ''),
  });
}

const missingBeside = ({ called }: SourceRow, column: string): Message => ({
  code: 'missing-beside',
  params: { column: called(column) },
});

function keepsVariants(row: SourceRow, { variants }: PieceDraft): boolean {
  return variants.length > 0 && isMissing(row, 'variante') && isMissing(row, 'varianten_sku');
}

/** A file without columns for variants cannot say which of them a number is about. */
function keptVariants(
  rows: RowGroup,
  values: Own,
  known: PieceDraft,
  remarks: Remarks,
  context: MapContext,
): Mapped {
  if (values.bestand !== null) {
    remarks.warn(rows[0], 'bestand', 'not-taken-piece-has-variants');
  }
  const draft = draftOf(rows, values, [], { remarks, context, known });
  return remarks.outcome({ ...draft, stock: 0, variants: known.variants }, values.veroeffentlicht, {
    leftOut: known.variants.map(({ sku }) => sku),
  });
}

function withKnownValues(said: Own, known: PieceDraft, row: SourceRow): Own {
  const { texts } = known;
  const paragraphs = paragraphNames.map((name, place) => [name, texts.descriptions[place] ?? null] as const);
  const plain: Partial<Own> = {
    kategorien: known.categoryIds,
    ...Object.fromEntries(paragraphs),
  };
  return withKnownFurniture(withKnown(said, plain, row), known, row, 'einkaufspreis');
}

interface Reading {
  readonly remarks: Remarks;
  readonly context: MapContext;
  readonly known: PieceDraft | null;
}

function draftOf(
  rows: RowGroup,
  values: Own,
  variants: readonly Variant[],
  { remarks, context, known }: Reading,
): PieceDraft {
  const [row] = rows;
  const title = values.titel ?? '';
  const knownVariants = new Map(known?.variants.map((variant) => [variant.sku, variant]));
  const before = (place: number) => knownVariants.get(variants[place]?.varianten_sku ?? '')?.pictures ?? null;
  const pictures = rows.map((each, place) =>
    picturesOf(
      each,
      variants[place] ?? values,
      place === 0 ? (known?.pictures ?? null) : before(place),
      title,
      remarks,
    ),
  );
  const showsRow = (variant: Variant, place: number): boolean => {
    const old = before(place);
    if (!isMissing(row, 'varianten_bilder')) return false;
    // A variant that the shop knows keeps its own pictures, unless its row names others. Those of the first row are
    // the piece's, and the variant's too only if they were so far.
    return old === null || (variant.bilder !== null && (place > 0 || areSame(old, known?.pictures ?? [])));
  };
  const say: Say = {
    problem: (column, problem) => remarks.problem(row, column, problem),
    warn: (column, problem) => remarks.warn(row, column, problem),
    called: row.called,
  };
  const categoryIds = values.kategorien ?? [];
  return buildDraft(
    {
      sku: values.sku ?? '',
      title,
      priceCents: values.preis ?? 0,
      comparePriceCents:
        known !== null && isMissing(row, 'vergleichspreis')
          ? known.comparePriceCents
          : values.vergleichspreis,
      purchasePriceCents: values.einkaufspreis,
      categoryIds:
        categoryIds.length === 0 && context.categoryId !== null ? [context.categoryId] : categoryIds,
      // No column holds what comes after the last of them.
      descriptions: [
        ...paragraphNames.map((name) => values[name]).filter((text) => text !== null),
        ...(known?.texts.descriptions.slice(paragraphNames.length) ?? []),
      ],
      pictures: pictures[0] ?? [],
      stock: values.bestand ?? 1,
      variants: variants.map((variant, place) => ({
        sku: variant.varianten_sku ?? '',
        name: variant.variante ?? '',
        stock: variant.bestand ?? 1,
        pictures: showsRow(variant, place)
          ? (pictures[place] ?? [])
          : ownPictures(rows[place] ?? row, variant, before(place), title, remarks),
      })),
      furniture: {
        ...values,
        verkaeufer: values.verkaeufer ?? (values.einkaufspreis === null ? null : context.sellerKind),
      },
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
    if (name === null) remarks.problem(row, 'variante', 'cell-missing');
    if (sku === null) remarks.problem(row, 'varianten_sku', missingBeside(row, 'variante'));
    else if (taken.has(sku)) remarks.problem(row, 'varianten_sku', 'sku-twice-in-piece');
    taken.add(sku);
    return variant;
  };
  const variants = [take(first, values)];
  for (const row of others) {
    // Later rows need not repeat the first row's values. If they do, the values must be equal, or they would be lost.
    for (const [name, cell] of row.cells) {
      const differs = cell.trim() !== '' && cell.trim() !== (first.cells.get(name) ?? '').trim();
      if (differs && !(name in variantColumns))
        remarks.problem(row, name, { code: 'differs-from-line', params: { line: first.line } });
    }
    variants.push(take(row, readColumns(variantColumns, row, remarks)));
  }
  return variants;
}

function picturesOf(
  row: SourceRow,
  values: Variant,
  known: readonly Picture[] | null,
  title: string,
  remarks: Remarks,
): Picture[] {
  const { bilder: keys, bilder_alt: alts, bilder_masse: sizes } = values;
  return take(row, 'bilder', { keys, alts, sizes, known }, title, remarks);
}

function areSame(some: readonly Picture[], others: readonly Picture[]): boolean {
  const [one, other] = [some, others].map((all) =>
    all.map(({ key, alt, widthPx, heightPx }) => [key, alt, widthPx, heightPx]),
  );
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The pictures of a variant apart from its row's. */
function ownPictures(
  row: SourceRow,
  values: Variant,
  known: readonly Picture[] | null,
  title: string,
  remarks: Remarks,
): Picture[] {
  const column = 'varianten_bilder';
  const { varianten_bilder: keys, varianten_bilder_alt: alts, varianten_bilder_masse: sizes } = values;
  return take(row, column, { keys, alts, sizes, known }, title, remarks);
}

function take(
  row: SourceRow,
  column: string,
  said: {
    readonly keys: readonly string[] | null;
    readonly alts: readonly string[] | null;
    readonly sizes: readonly (PixelSize | null)[] | null;
    readonly known: readonly Picture[] | null;
  },
  title: string,
  remarks: Remarks,
): Picture[] {
  const { known } = said;
  const has = {
    keys: !isMissing(row, column),
    alts: !isMissing(row, `${column}_alt`),
    sizes: !isMissing(row, `${column}_masse`),
  };
  const keys = has.keys || known === null ? (said.keys ?? []) : known.map(({ key }) => key);
  const named = keys.map((source, place) => ({
    source,
    alt: said.alts?.[place] ?? null,
    size: said.sizes?.[place] ?? null,
  }));
  return takePictures(named, title, {
    known,
    has,
    refuse: (source, problem) => remarks.warn(row, column, problem, source),
  });
}
