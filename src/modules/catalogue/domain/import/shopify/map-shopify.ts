import { slugOf } from '../../../../../shared/text/fold-text.ts';
import type { PieceDraft, SellerKind, VariantDraft } from '../../piece.ts';
import { buildDraft, type Say } from '../build-draft.ts';
import { readColumns, type Values } from '../columns.ts';
import { isMissing, withKnown, withKnownFurniture } from '../cells/known-values.ts';
import { Remarks, type Mapped, type MapContext, type RowGroup, type SourceRow } from '../mapped.ts';
import { takePictures, type NamedPicture } from '../pictures.ts';
import { shortSku } from '../cells/clip-text.ts';
import { shopifyColumns, readTags, type Tags } from './shopify-columns.ts';

type Cells = Values<typeof shopifyColumns>;

interface Read {
  readonly row: SourceRow;
  readonly values: Cells;
}

/** Whether the next row belongs to the same product: another variant, or just another picture. */
export function continuesShopify(first: SourceRow, next: SourceRow): boolean {
  const handle = first.cells.get('handle')?.trim() ?? '';
  return handle !== '' && next.cells.get('handle')?.trim() === handle;
}

/**
 * A piece from the rows of one product in Shopify's table. Never throws.
 * @param known the piece with this SKU, which keeps what the file has no column for
 */
export function mapShopify(rows: RowGroup, context: MapContext, known: PieceDraft | null = null): Mapped {
  const remarks = new Remarks();
  const [firstRow, ...otherRows] = rows;
  const said = readColumns(shopifyColumns, firstRow, remarks);
  const first: Read = {
    row: firstRow,
    values: known === null ? said : withKnownValues(said, known, firstRow),
  };
  const read = [
    first,
    ...otherRows.map((row) => ({ row, values: readColumns(shopifyColumns, row, remarks) })),
  ];
  if (first.values.title === null) remarks.problem(firstRow, 'title', 'cell-missing');
  refuseUnsold(first, remarks);
  const sold = read.filter(({ values }, place) => place === 0 || isVariant(values));
  const keepsPrice = known !== null && isMissing(firstRow, 'variant_price');
  if (!keepsPrice) for (const { row, values } of sold) checkPrice(row, values, first, remarks);
  const tags = readTags(first.values.tags);
  if (tags.unknown.length > 0) {
    remarks.warn(firstRow, 'tags', 'tags-not-taken', tags.unknown.join(', '));
  }
  const draft = draftOf(first, read, sold, { tags, remarks, context, known });
  if (known === null || !isMissing(firstRow, 'variant_inventory_qty')) return remarks.outcome(draft);
  const skus = draft.variants.length === 0 ? [draft.sku] : draft.variants.map(({ sku }) => sku);
  return remarks.outcome(draft, null, { leftOut: skus });
}

function withKnownValues(said: Cells, known: PieceDraft, row: SourceRow): Cells {
  const tags = readTags(said.tags);
  const plain: Partial<Cells> = {
    title: known.title,
    variant_price: known.priceCents,
    variant_grams: known.weightGrams,
    vendor: known.maker,
  };
  const filled = withKnownFurniture(withKnown(said, plain, row), known, row, 'cost_per_item');
  // Tags are another column of these four: what they say, or could have said, is not what the shop knows.
  const tagged: Partial<Cells> = isMissing(row, 'tags')
    ? {}
    : {
        linie: said.linie ?? tags.line ?? filled.linie,
        bereiche: said.bereiche,
        mietbar: said.mietbar,
        montage: said.montage,
      };
  const isGraded = said.zustand === null && said.google_shopping_condition !== null;
  return {
    ...filled,
    ...tagged,
    // A condition cannot be emptied.
    zustand: isGraded ? null : (filled.zustand ?? known.condition),
  };
}

/** A row that is more than another picture. */
function isVariant(values: Cells): boolean {
  return values.variant_sku !== null || values.variant_price !== null || values.option1_value !== null;
}

function refuseUnsold({ row, values }: Read, remarks: Remarks): void {
  if (values.gift_card === true) remarks.problem(row, 'gift_card', 'not-taken-gift-card');
  if (values.status === false) remarks.problem(row, 'status', 'not-taken-not-active');
  if (values.published === false) remarks.problem(row, 'published', 'not-taken-unpublished');
}

/** All variants of a piece cost the same in this shop. */
function checkPrice(row: SourceRow, values: Cells, first: Read, remarks: Remarks): void {
  const { variant_price: price } = values;
  if (price === null) remarks.problem(row, 'variant_price', 'cell-missing');
  else if (first.values.variant_price !== null && price !== first.values.variant_price) {
    const params = { line: first.row.line };
    remarks.problem(row, 'variant_price', { code: 'price-differs-from-line', params });
  }
}

interface Reading {
  readonly tags: Tags;
  readonly remarks: Remarks;
  readonly context: MapContext;
  readonly known: PieceDraft | null;
}

function draftOf(
  first: Read,
  read: readonly Read[],
  sold: readonly Read[],
  { tags, remarks, context, known }: Reading,
): PieceDraft {
  const { row, values } = first;
  const say: Say = {
    problem: (column, problem) => remarks.problem(row, column, problem),
    warn: (column, problem) => remarks.warn(row, column, problem),
    called: row.called,
  };
  const title = values.title ?? '';
  const handle = shortSku(values.handle ?? '');
  const sku = sold.length > 1 ? handle : (values.variant_sku ?? handle);
  const line = values.linie ?? tags.line ?? 'vintage';
  const unsaidSeller = line === 'boatwood' ? 'own-making' : context.sellerKind;
  const seller = values.verkaeufer ?? (values.cost_per_item === null ? null : unsaidSeller);
  return buildDraft(
    {
      sku,
      title,
      priceCents: values.variant_price ?? 0,
      comparePriceCents:
        known !== null && isMissing(row, 'variant_compare_at_price')
          ? known.comparePriceCents
          : values.variant_compare_at_price,
      purchasePriceCents: costOf(values, seller, line, say),
      categoryIds: keptCategories(row, known) ?? categoriesOf(values, context),
      descriptions:
        known !== null && isMissing(row, 'body_html')
          ? known.texts.descriptions
          : values.body_html === null
            ? []
            : [values.body_html],
      pictures: picturesOf(first, read, title, { remarks, known }),
      stock: stockOf(first, remarks),
      variants: sold.length > 1 ? variantsOf(sold, sku, title, { remarks, known }) : keptVariants(row, known),
      furniture: {
        ...values,
        gewicht_kg: values.variant_grams,
        hersteller: values.vendor,
        untertitel: (sold.length > 1 ? '' : optionsOf(first, values).join(', ')) || values.untertitel,
        linie: line,
        bereiche: values.bereiche ?? tags.sections,
        mietbar: values.mietbar ?? tags.rentable,
        montage: values.montage ?? tags.assembly,
        verkaeufer: seller,
        zustand: values.zustand ?? conditionOf(values, line, say),
      },
    },
    { comparePrice: 'variant_compare_at_price', purchasePrice: 'cost_per_item' },
    say,
    context.year,
  );
}

function keptCategories(row: SourceRow, known: PieceDraft | null): readonly string[] | null {
  const isKept = isMissing(row, 'type') && isMissing(row, 'product_category');
  return known !== null && isKept && known.categoryIds.length > 0 ? known.categoryIds : null;
}

/** The only row of a product says nothing about variants if there is no column for their names. */
function keptVariants(row: SourceRow, known: PieceDraft | null): readonly VariantDraft[] {
  return known !== null && isMissing(row, 'option1_value') ? known.variants : [];
}

/** Shopify does not know from whom a piece was bought, which § 25a UStG depends on. */
function costOf(
  values: Cells,
  seller: SellerKind | null,
  line: PieceDraft['shopType'],
  say: Say,
): number | null {
  if (values.cost_per_item === null || seller !== null || line === 'boatwood') return values.cost_per_item;
  const params = { column: say.called('verkaeufer') };
  say.warn('cost_per_item', { code: 'not-taken-without', params });
  return null;
}

/** Used furniture without a stated condition counts as 'gut', and staff get a warning. */
function conditionOf(values: Cells, line: PieceDraft['shopType'], say: Say): PieceDraft['condition'] {
  if (values.google_shopping_condition !== null) return values.google_shopping_condition;
  if (line === 'boatwood') return 'neuwertig';
  say.warn('google_shopping_condition', 'condition-assumed');
  return 'gut';
}

/** Other shops' words are not our categories: the category given for the whole file takes precedence. */
function categoriesOf(
  { type, product_category: path }: Cells,
  { categoryId }: MapContext,
): readonly string[] {
  if (categoryId !== null) return [categoryId];
  const name = (type ?? path?.split('>').at(-1) ?? '').trim();
  return name === '' ? [] : [slugOf(name, 80) || name];
}

function stockOf({ row, values }: Read, remarks: Remarks): number {
  const quantity = values.variant_inventory_qty;
  if (quantity === null) return 1;
  if (quantity < 0) remarks.warn(row, 'variant_inventory_qty', 'counts-as-zero');
  return Math.max(quantity, 0);
}

/** ['Holz: Eiche', 'Größe: 160 cm']; Shopify calls the only variant of a product 'Default Title'. */
function optionsOf(first: Read, values: Cells): string[] {
  const names = first.values;
  const options: [string | null, string | null][] = [
    [names.option1_name, values.option1_value],
    [names.option2_name, values.option2_value],
    [names.option3_name, values.option3_value],
  ];
  return options
    .filter(([, value]) => value !== null && value !== 'Default Title')
    .map(([name, value]) => [name, value].filter((part) => part !== null).join(': '));
}

function variantsOf(
  sold: readonly Read[],
  sku: string,
  title: string,
  { remarks, known }: Pick<Reading, 'remarks' | 'known'>,
): VariantDraft[] {
  const taken = new Set([sku]);
  return sold.map(({ row, values }, place) => {
    const name = [values.option1_value, values.option2_value, values.option3_value]
      .filter((value) => value !== null)
      .join(' / ');
    if (name === '') remarks.problem(row, 'option1_value', 'variant-name-needed');
    if ([...name].length > 120) remarks.problem(row, 'option1_value', 'variant-name-too-long');
    const variantSku = values.variant_sku ?? shortSku(`${sku}-${place + 1}`);
    if (taken.has(variantSku)) remarks.problem(row, 'variant_sku', 'sku-twice-in-product');
    taken.add(variantSku);
    const named =
      values.variant_image === null ? [] : [{ source: values.variant_image, alt: name, size: null }];
    return {
      sku: variantSku,
      name,
      stock: stockOf({ row, values }, remarks),
      pictures: takePictures(named, title, {
        known: known?.variants.find((variant) => variant.sku === variantSku)?.pictures ?? null,
        has: { keys: !isMissing(row, 'variant_image'), alts: false, sizes: false },
        refuse: (source, problem) => remarks.warn(row, 'variant_image', problem, source),
      }),
    };
  });
}

function picturesOf(
  first: Read,
  read: readonly Read[],
  title: string,
  { remarks, known }: Pick<Reading, 'remarks' | 'known'>,
): PieceDraft['pictures'] {
  const rowOf = new Map<string, SourceRow>();
  const named: (NamedPicture & { readonly position: number })[] = [];
  for (const { row, values } of read) {
    if (values.image_src === null) continue;
    rowOf.set(values.image_src, row);
    const position = values.image_position ?? Number.MAX_SAFE_INTEGER;
    named.push({ source: values.image_src, alt: values.image_alt_text, size: null, position });
  }
  named.sort((a, b) => a.position - b.position);
  const has = (column: string): boolean => !isMissing(first.row, column);
  // A description alone could not say which picture it is about.
  const keys = has('image_src');
  return takePictures(named, title, {
    known: known?.pictures ?? null,
    has: { keys, alts: keys && has('image_alt_text'), sizes: false },
    refuse: (source, problem) => remarks.warn(rowOf.get(source) ?? first.row, 'image_src', problem, source),
  });
}
