import type { PlainCode } from '../../../../shared/messages/message.ts';
import { isSteepFall } from '../../../../shared/money/cents.ts';
import { lostPapers, missingForShop, missingOnPages } from '../../../../shared/pieces/ready-for-shop.ts';
import { changedFields, type ChangedField } from '../../domain/changed-fields.ts';
import type { ForKnown, OurCounting, Remark } from '../../domain/import/mapped.ts';
import { emptiedColumns } from '../../domain/import/own/own-rows.ts';
import type { PriceFall } from '../../domain/import/price-fall.ts';
import { tooLongTexts } from '../../domain/long-texts.ts';
import { newPieceId, newVariantId } from '../../domain/piece-id.ts';
import { longestText, type PieceDraft, type PriceEntry } from '../../domain/piece.ts';
import { columnOf } from '../../domain/sort-out-import.ts';
import { takenUnits, type UnitCount } from '../../domain/unit-count.ts';
import { asStored, dependentRows } from '../../infrastructure/piece-rows.ts';
import type { StoredPiece } from '../../infrastructure/read-draft.ts';

/** One row to import. `line` is its place in the file, for messages. */
export interface ImportRow {
  readonly line: number;
  readonly draft: PieceDraft;
  /** The same row for a piece that the shop knows; omitted: it says everything about the piece. */
  readonly forKnown?: ForKnown | undefined;
  /** Why the row is rejected, unless the shop knows the piece. */
  readonly ifNew?: readonly Remark[];
  /** The parts of the row that are not imported. */
  readonly warnings?: readonly Remark[];
  /** Whether visitors may see it; null or omitted: a new piece yes, an existing one as before. */
  readonly published?: boolean | null;
  /**
   * For files: a piece that lacks what visitors need stays a draft; one in the shop keeps what its pages need, but
   * leaves the shop if it loses its papers.
   */
  readonly onlyIfReady?: boolean;
  /** For tables that count units as we do. Without it, taken units stay, whatever number the table gives. */
  readonly counting?: OurCounting | undefined;
  /** When visitors first see it; the time of the import if omitted. */
  readonly publishedAt?: Date;
  /** Prices before the draft's own, oldest first; only for pieces that are new to the shop. */
  readonly earlierPrices?: readonly PriceEntry[];
}

/** What an accepted row does to its piece. */
export interface RowEffect {
  readonly line: number;
  readonly pieceId: string;
  readonly kind: 'created' | 'updated' | 'unchanged';
  /** The changed fields of an updated piece. */
  readonly fields: readonly ChangedField[];
  readonly priceFall: PriceFall | null;
  /** What is not imported, and what had a value and has none afterwards. */
  readonly warnings: readonly Remark[];
  /** The columns of our table that are emptied. */
  readonly emptied: readonly string[];
  /** Why the piece stays a draft, or cannot be changed so; empty if it lacks nothing. */
  readonly lacking: readonly PlainCode[];
  /** The papers that a piece in the shop loses, for which it leaves it. */
  readonly leftShop: readonly PlainCode[];
  /** The piece has been sold, and its title or price changes: perhaps its row means another one. */
  readonly isSold: boolean;
}

/** A stored piece, its draft with the number of units that have come in, and the state of those units. */
export type PieceWithUnits = StoredPiece & { readonly units: readonly UnitCount[] };

/** What a row does to the existing piece, if any. */
export function planRow(row: ImportRow, before: PieceWithUnits | null, now: Date) {
  const keptUnits = keptNumbers(row, before);
  const draft = asStored(withKept(row.draft, keptUnits), before?.draft ?? null);
  const id = before?.id ?? newPieceId(draft.title, draft.sku);
  const published = row.published ?? null;
  const shown = before === null ? (row.publishedAt ?? now) : published === true ? now : null;
  const wanted = published === false ? null : (before?.publishedAt ?? shown);
  const lacking = row.onlyIfReady === true && wanted !== null ? newlyLacking(draft, before) : [];
  const leftShop =
    row.onlyIfReady === true && wanted !== null && before?.publishedAt != null
      ? lostPapers(before.draft, draft).map(({ code }) => code)
      : [];
  const kept = lacking.length > 0 ? (before?.publishedAt ?? null) : wanted;
  const publishedAt = leftShop.length > 0 ? null : kept;
  const fields: ChangedField[] =
    before === null
      ? []
      : [
          ...changedFields(withoutTaken(before, draft), draft),
          ...((before.publishedAt === null) === (publishedAt === null) ? [] : (['published'] as const)),
        ];
  const kind = before === null ? 'created' : fields.length > 0 ? 'updated' : 'unchanged';
  const priceFall =
    before !== null && isSteepFall(before.draft.priceCents, draft.priceCents)
      ? {
          title: draft.title,
          sku: draft.sku,
          beforeCents: before.draft.priceCents,
          afterCents: draft.priceCents,
        }
      : null;
  const emptied = before === null || kind === 'unchanged' ? [] : emptiedColumns(before.draft, draft);
  const isSold = before !== null && before.units.length > 0 && before.units.every(isSoldOut);
  const ofSold = isSold ? fields.filter((field) => field === 'title' || field === 'priceCents') : [];
  const effect: RowEffect = {
    line: row.line,
    pieceId: id,
    kind,
    fields,
    priceFall,
    warnings: [
      ...(row.warnings ?? []),
      ...lacking.map((code) => ({ ...staysDraft, line: row.line, problem: { code } })),
      ...leftShop.map((code) => ({ ...leavesShopFor, line: row.line, problem: { code } })),
      ...(ofSold.length === 0 ? [] : [{ ...soldPieceChanges, line: row.line }]),
      ...emptied.map((column) => ({
        line: row.line,
        column: '',
        name: column,
        value: '',
        problem: { code: 'column-emptied' } as const,
      })),
    ],
    emptied,
    lacking,
    leftShop,
    isSold: ofSold.length > 0,
  };
  const stock = dependentRows(draft, id).stock.filter(({ variantId }) => !keptUnits.has(variantId));
  return { row, before, draft, id, publishedAt, effect, stock };
}

export type Plan = ReturnType<typeof planRow>;

const isSoldOut = ({ count, sold }: UnitCount): boolean => count > 0 && sold === count;

/** The messages about a piece that is changed though it is sold. */
export const soldPieceChanges = {
  column: '',
  about: 'already-sold',
  value: '',
  problem: { code: 'title-or-price-changes' },
} as const;

/** How a remark about what a piece lacks begins. */
export const staysDraft = { column: '', about: 'stays-draft', value: '' } as const;

/** How a remark about the papers that a piece loses begins. */
export const leavesShopFor = { column: '', about: 'left-the-shop', value: '' } as const;

/**
 * What keeps a piece from visitors; once each. What a piece in the shop has lacked all along is left to its form: a new
 * price is no reason to take it from the pages.
 */
function newlyLacking(draft: PieceDraft, before: StoredPiece | null): PlainCode[] {
  const codes = (gaps: ReturnType<typeof missingForShop>) => new Set<PlainCode>(gaps.map(({ code }) => code));
  if (before?.publishedAt == null) return [...codes(missingForShop(draft))];
  const known = codes(missingOnPages(before.draft));
  return [...codes(missingOnPages(draft))].filter((code) => !known.has(code));
}

/** Why a row would leave a piece in the shop without what visitors need; empty if it does not. */
export function takesWhatIsNeeded({ before, effect }: Plan): Omit<Remark, 'line'>[] {
  if (before?.publishedAt == null) return [];
  return effect.lacking.map((code) => ({
    column: '',
    about: 'about-the-shop',
    value: '',
    problem: { code },
  }));
}

/** Texts of the row that would be longer than a piece's form takes, as they would be stored. */
export function tooLong({ before, draft }: Plan): Omit<Remark, 'line'>[] {
  return tooLongTexts(draft, before?.draft ?? null).map(({ field, length }) => ({
    column: '',
    name: columnOf(field),
    value: '',
    problem: { code: 'cell-too-long', params: { length, maxLength: longestText } },
  }));
}

/** Whether units are removed, which others may be taking right now. */
export function takesUnitsAway({ before, draft, stock }: Plan): boolean {
  return (
    stock.some(({ variantId, count }) => count < (unitsOf(before, variantId)?.count ?? 0)) ||
    before?.units.some(({ variantId, count }) => count > 0 && !isNamed(variantId, draft)) === true
  );
}

/** Whether units without a variant, or of this variant, belong to the draft: it has variants or has none. */
function isNamed(variantId: string | null, { variants }: PieceDraft): boolean {
  return variantId === null
    ? variants.length === 0
    : variants.some(({ sku }) => newVariantId(sku) === variantId);
}

/**
 * Why the row cannot give the piece its first variants or take the last ones: units belong either to a piece or to its
 * variants, and taken ones stay what they are.
 */
export function takenElsewhere({ before, draft }: Plan): Omit<Remark, 'line'>[] {
  if (before === null) return [];
  const [had, has] = [before.draft.variants.length > 0, draft.variants.length > 0];
  if (had === has) return [];
  const taken = before.units
    .filter(({ variantId }) => (variantId !== null) === had)
    .reduce((sum, units) => sum + takenUnits(units), 0);
  if (taken === 0) return [];
  const code = has ? 'units-without-variant-taken' : 'variants-taken';
  return [{ column: '', name: 'varianten_sku', value: '', problem: { code, params: { taken } } }];
}

/** Why the numbers of a row are impossible; empty if they are possible. */
export function tooFewUnits({ row, before, stock }: Plan): Omit<Remark, 'line'>[] {
  if (row.counting === undefined) return [];
  return stock.flatMap(({ variantId, count }) => {
    const units = unitsOf(before, variantId);
    if (units === null || takenUnits(units) <= count) return [];
    const variant = row.draft.variants.find(({ sku }) => newVariantId(sku) === variantId);
    const { sold, blocked, rented, held } = units;
    const params = { variant: variant?.sku ?? '', taken: takenUnits(units), sold, blocked, rented, held };
    const problem = { code: 'units-too-few', params } as const;
    return [{ column: '', name: 'bestand', value: String(count), problem }];
  });
}

function unitsOf(before: PieceWithUnits | null, variantId: string | null): UnitCount | null {
  return before?.units.find((units) => units.variantId === variantId) ?? null;
}

/** By variant, the numbers that the row leaves unchanged. */
function keptNumbers({ draft, counting }: ImportRow, before: PieceWithUnits | null) {
  const kept = new Map<string | null, number>();
  if (before === null) return kept;
  const known = new Set(before.variantIds);
  for (const sku of counting?.leftOut ?? []) {
    const variantId = draft.variants.length === 0 ? null : newVariantId(sku);
    if (variantId === null || known.has(variantId)) {
      kept.set(variantId, unitsOf(before, variantId)?.count ?? 0);
    }
  }
  return kept;
}

function withKept(draft: PieceDraft, kept: ReadonlyMap<string | null, number>): PieceDraft {
  return {
    ...draft,
    stock: kept.get(null) ?? draft.stock,
    variants: draft.variants.map((variant) => ({
      ...variant,
      stock: kept.get(newVariantId(variant.sku)) ?? variant.stock,
    })),
  };
}

/** Leaves out variants that the file no longer names but whose units are all taken: they stay, and are no change. */
function withoutTaken({ draft, units }: PieceWithUnits, after: PieceDraft): PieceDraft {
  const named = new Set(after.variants.map(({ sku }) => sku));
  const stays = (sku: string): boolean =>
    units.some((all) => all.variantId === newVariantId(sku) && all.count > 0 && all.free === 0);
  return { ...draft, variants: draft.variants.filter(({ sku }) => named.has(sku) || !stays(sku)) };
}
