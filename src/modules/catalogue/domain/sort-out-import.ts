import { asMessage, type Issue, type Message, type PlainCode } from '../../../shared/messages/message.ts';
import { keptMainCategory } from '../../../shared/pieces/main-category.ts';
import type { ShopType } from '../../../shared/pieces/shop-type.ts';
import { fieldNames, pathOf } from '../../../shared/pieces/piece-fields.ts';
import { slugOf } from '../../../shared/text/fold-text.ts';
import { checkDraft } from './check-draft.ts';
import { headingOf } from './import/field-columns.ts';
import { shownValue, type Remark } from './import/mapped.ts';
import { paragraphNames } from './import/own/own-columns.ts';
import { newPieceId, newVariantId, skuKey } from './piece-id.ts';
import type { PieceDraft } from './piece.ts';

export interface RejectedRow {
  readonly line: number;
  readonly sku: string;
  /** Every reason for it. */
  readonly problems: readonly Remark[];
}

type Saying = Omit<Remark, 'line'>;
/** Named by a field of the form, and by a column of the table in its own words. */
interface Clash {
  readonly issue: Issue;
  readonly saying: Saying;
}

export interface KnownPiece {
  readonly id: string;
}

/** Existing data that a batch of rows may refer to or clash with. */
export interface Known {
  /** By SKU. */
  readonly pieces: ReadonlyMap<string, KnownPiece>;
  /** As the piece has it, by `skuKey`. */
  readonly skus: ReadonlyMap<string, string>;
  /** SKU of the owner by piece id, for the ids that the batch would take. */
  readonly pieceIds: ReadonlyMap<string, string>;
  /** SKU of the piece by the variant's id, which is made of its SKU. */
  readonly variants: ReadonlyMap<string, string>;
  readonly categories: ReadonlyMap<string, ShopType>;
  /** By `nameKey`, the ids of categories whose name is unique in their line. */
  readonly categoriesByName: ReadonlyMap<string, string>;
}

/** Spelling does not matter: „Kleine Tische“ and 'kleine-tische' are one name. Greek letters have no such form. */
export const nameKey = (shopType: ShopType, name: string): string =>
  `${shopType} ${slugOf(name, 120) || name.toLowerCase()}`;

/**
 * A table may use the category names that the shop shows; unknown ones are left as they are.
 * @param before the piece as the shop knows it, whose main category may fall away
 */
export function withCategoryIds(
  draft: PieceDraft,
  known: Pick<Known, 'categories' | 'categoriesByName'>,
  before: PieceDraft | null,
): PieceDraft {
  const idOf = (said: string): string =>
    known.categories.has(said) ? said : (known.categoriesByName.get(nameKey(draft.shopType, said)) ?? said);
  const categoryIds = [...new Set(draft.categoryIds.map(idOf))];
  const mainCategoryId = draft.mainCategoryId === null ? null : idOf(draft.mainCategoryId);
  const main = keptMainCategory(before?.mainCategoryId ?? null, { mainCategoryId, categoryIds });
  return { ...draft, categoryIds, mainCategoryId: main };
}

interface Row {
  readonly line: number;
  readonly draft: PieceDraft;
}

/** Divides a batch into rows that can be written and rows that cannot, with every reason for each. */
export function sortOut<R extends Row>(
  batch: readonly R[],
  known: Known,
): { accepted: R[]; rejected: RejectedRow[] } {
  const accepted: R[] = [];
  const rejected: RejectedRow[] = [];
  const seen = new Set<string>();
  const keysOf = ({ sku, variants }: PieceDraft) => [
    [skuKey(sku), sku] as const,
    ...variants.flatMap(({ sku: own }) => [
      [skuKey(own), own] as const,
      [`variant ${newVariantId(own)}`, own] as const,
    ]),
  ];
  const takenIds = new Map(known.pieceIds);
  for (const row of batch) {
    const { draft } = row;
    const problems = checkDraft(draft).map(({ field, ...problem }): Saying => ({
      column: '',
      name: columnOf(field),
      value: '',
      problem,
    }));
    const twice = new Set(keysOf(draft).flatMap(([key, sku]) => (seen.has(key) ? [sku] : [])));
    for (const sku of twice) problems.push(ofSku(sku, 'sku-twice-in-file'));
    const other = known.pieces.has(draft.sku) ? undefined : known.skus.get(skuKey(draft.sku));
    if (other !== undefined) {
      problems.push(ofSku(draft.sku, { code: 'sku-too-similar', params: { other } }));
    }
    problems.push(...clashesOf(draft, known).map(({ saying }) => saying));
    const id = known.pieces.get(draft.sku)?.id ?? newPieceId(draft.title, draft.sku);
    const owner = takenIds.get(id);
    if (id === '') problems.push(ofSku('', 'needs-letters'));
    else if (owner !== undefined && owner !== draft.sku && owner !== other && twice.size === 0) {
      problems.push(ofSku(draft.sku, { code: 'sku-too-similar', params: { other: owner } }));
    }
    if (problems.length > 0) {
      rejected.push(rejectedFor(row.line, draft.sku, problems));
      continue;
    }
    takenIds.set(id, draft.sku);
    for (const [key] of keysOf(draft)) seen.add(key);
    accepted.push(row);
  }
  return { accepted, rejected };
}

/** The columns of our table for the fields that the rules of a piece name. */
const columns: Readonly<Record<string, string>> = {
  title: 'titel',
  price: 'preis',
  comparePrice: 'vergleichspreis',
  chargeTax: 'steuer_zusaetzlich',
  ...Object.fromEntries(fieldNames.map((name) => [pathOf(name), headingOf(name)])),
  era: 'baujahr_bis',
  purchasePrice: 'einkaufspreis',
  taxScheme: 'steuer',
  stock: 'bestand',
  'productSafety.postalAddress': 'gpsr_anschrift',
  'productSafety.electronicAddress': 'gpsr_kontakt',
};

export function columnOf(field: string): string {
  const [first = field, , index] = field.split('.');
  if (field.startsWith('texts.descriptions.')) return paragraphNames[Number(index)] ?? first;
  if (first === 'variants') return field.endsWith('.name') ? 'variante' : 'varianten_sku';
  return columns[field] ?? columns[first] ?? first;
}

export function rejectedFor(line: number, sku: string, sayings: readonly Saying[]): RejectedRow {
  return { line, sku, problems: sayings.map((saying) => ({ ...saying, line })) };
}

const ofSku = (sku: string, problem: Message | PlainCode): Saying => ({
  column: '',
  name: 'sku',
  value: sku,
  problem: asMessage(problem),
});

/** The contradictions between a draft and existing data. */
export function clashesOf(draft: PieceDraft, known: Omit<Known, 'pieceIds' | 'categoriesByName'>): Clash[] {
  const clashes: Clash[] = [];
  const ofCategory = (
    id: string,
    code: 'category-unknown' | 'category-of-other-line',
    problem: PlainCode,
  ): void =>
    void clashes.push({
      issue: { field: 'categoryIds', code, params: { category: shownValue(id) } },
      saying: {
        column: '',
        name: 'kategorien',
        value: id,
        problem: { code: problem },
      },
    });
  const ofOther = (field: string, sku: string, owner: string): void => {
    const message = { code: 'sku-of-another-piece', params: { sku: shownValue(sku), owner } } as const;
    const problem = { code: 'sku-of-another', params: { owner } } as const;
    clashes.push({ issue: { field, ...message }, saying: ofSku(sku, problem) });
  };
  for (const id of draft.categoryIds) {
    const shopType = known.categories.get(id);
    if (shopType === undefined) ofCategory(id, 'category-unknown', 'import-category-unknown');
    else if (shopType !== draft.shopType) {
      ofCategory(id, 'category-of-other-line', 'of-the-other-line');
    }
  }
  if (draft.mainCategoryId !== null && !draft.categoryIds.includes(draft.mainCategoryId)) {
    const code = 'main-category-not-among';
    clashes.push({
      issue: { field: 'mainCategoryId', code },
      saying: {
        column: '',
        name: 'hauptkategorie',
        value: draft.mainCategoryId,
        problem: { code },
      },
    });
  }
  // The SKU of a piece is for good: only that of a new one can be another.
  const ownerOfVariant = known.pieces.has(draft.sku)
    ? undefined
    : known.variants.get(newVariantId(draft.sku));
  if (ownerOfVariant !== undefined) ofOther('sku', draft.sku, ownerOfVariant);
  for (const [index, { sku }] of draft.variants.entries()) {
    const field = `variants.${index}.sku`;
    const owner = [known.variants.get(newVariantId(sku)), known.skus.get(skuKey(sku))].find(
      (other) => other !== undefined && other !== draft.sku,
    );
    if (owner !== undefined) ofOther(field, sku, owner);
    if (newVariantId(sku) === '') {
      const params = { sku: shownValue(sku) };
      clashes.push({
        issue: { field, code: 'sku-without-letters', params },
        saying: ofSku(sku, 'needs-letters'),
      });
    }
  }
  return clashes;
}
