import { sql } from 'kysely';
import { writeAudit } from '../../../platform/audit/audit.ts';
import { queries, type Tx } from '../../../platform/db/db.ts';
import { once, type KeyUsed } from '../../../platform/db/once.ts';
import type { Message, PlainCode } from '../../../shared/messages/message.ts';
import { keptMainCategory } from '../../../shared/pieces/main-category.ts';
import { usualTaxScheme } from '../../../shared/pieces/shop-type.ts';
import { lostPapers } from '../../../shared/pieces/ready-for-shop.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import type { AuditAction } from '../../../shared/staff/audit-vocabulary.ts';
import { requireRight, may } from '../../../shared/staff/staff-rights.ts';
import { draftAfter, type BulkChange } from '../domain/bulk-change.ts';
import { newPieceId, withSkus } from '../domain/piece-id.ts';
import type { PieceDraft } from '../domain/piece.ts';
import type { CatalogueTables } from '../infrastructure/catalogue.tables.ts';
import { readStoredPiece, withStock, type StoredPiece } from '../infrastructure/read-draft.ts';
import { lockSkus } from '../infrastructure/read-known.ts';
import { nextSku } from '../infrastructure/write-pieces.ts';
import type { StaffDependencies } from './catalogue-dependencies.ts';
import { invalidPiece, writePiece, type InvalidPiece } from './write-piece.ts';

type NotFound = { readonly code: 'record-not-found' };
/** Somebody else has saved since it was read. */
type Changed = { readonly code: 'record-changed' };
export type PieceRefusal = InvalidPiece | NotFound | Changed | KeyUsed;
/** `leftShop`: the papers that it has lost, without which it is not in the shop any more; empty if it has all. */
export interface PieceSaved {
  readonly leftShop: readonly PlainCode[];
}

/** The contents of a form; the SKU may be left to the shop. */
type NewPiece = Omit<PieceDraft, 'sku'> & { readonly sku: string | null };
type PieceChanges = Partial<Omit<PieceDraft, 'sku' | 'shopType'>>;
type Edited = { readonly draft: PieceDraft; readonly publishedAt?: Date | null };

/**
 * Creates a piece as a draft that visitors do not see; sent twice under one key, one.
 * @param like another piece whose pictures it may show
 * @returns its id, which is also its address
 * @throws RightMissing without `catalogue:write`
 */
export async function createPiece(
  deps: StaffDependencies,
  input: NewPiece,
  actor: Actor,
  like: PieceDraft | null = null,
): Promise<Result<{ readonly id: string }, InvalidPiece | KeyUsed>> {
  requireRight(actor, 'catalogue:write');
  const now = deps.now();
  return deps.db.transaction((tx) =>
    once<{ readonly id: string }, InvalidPiece>(tx, { actor, kind: 'piece', content: input, now }, () =>
      makePiece(deps, tx, input, { actor, like, now }),
    ),
  );
}

async function makePiece(
  deps: StaffDependencies,
  tx: Tx,
  input: NewPiece,
  { actor, like, now }: { readonly actor: Actor; readonly like: PieceDraft | null; readonly now: Date },
): Promise<Result<{ readonly id: string }, InvalidPiece>> {
  const sku = input.sku?.trim() ?? (await nextSku(tx, input.shopType));
  const draft = { ...input, sku, variants: withSkus(sku, input.variants) };
  const id = newPieceId(draft.title, draft.sku);
  const taken = await takenBy(tx, draft.sku, id);
  if (id === '' || taken !== null) {
    return fail(invalidPiece({ field: 'sku', ...(taken ?? { code: 'needs-letters' }) }));
  }
  const piece = { id, before: null, publishedAt: null, picturesOf: like };
  const written = await writePiece(deps, tx, piece, draft, now);
  if (!written.ok) return written;
  await audit(tx, actor, 'create', id, null, draft, now);
  return ok({ id });
}

/**
 * Changes the given fields of a piece.
 * A piece that loses the papers that it needs is taken out of the shop.
 * @param version the version that was read; if there is a newer one, the change is a conflict
 */
export async function changePiece(
  deps: StaffDependencies,
  id: string,
  changes: PieceChanges,
  version: number,
  actor: Actor,
): Promise<Result<PieceSaved, PieceRefusal>> {
  requireRight(actor, 'catalogue:write');
  return edit(deps, id, version, actor, 'change', (draft, { formerSkus }) => {
    // Staff do not change what they may not see: their form has it empty.
    const kept = may(actor, 'purchases:read') ? {} : { purchase: draft.purchase };
    const changed = { ...draft, ...changes, ...kept };
    const mainCategoryId = keptMainCategory(draft.mainCategoryId, changed);
    return {
      draft: { ...changed, mainCategoryId, variants: withSkus(draft.sku, changed.variants, formerSkus) },
    };
  });
}

/** Shows a piece to visitors. It must have pictures with descriptions, a category and its papers. */
export async function publishPiece(
  deps: StaffDependencies,
  id: string,
  version: number | null,
  actor: Actor,
) {
  requireRight(actor, 'catalogue:write');
  return edit(deps, id, version, actor, 'publish', (draft, { publishedAt }, now) => ({
    draft,
    publishedAt: publishedAt ?? now,
  }));
}

/** Takes a piece off the shop's pages; its orders are not affected. */
export async function unpublishPiece(
  deps: StaffDependencies,
  id: string,
  version: number | null,
  actor: Actor,
) {
  requireRight(actor, 'catalogue:write');
  return edit(deps, id, version, actor, 'unpublish', (draft) => ({ draft, publishedAt: null }));
}

/** Applies a bulk change to one of the pieces. */
export async function changeOneOfMany(deps: StaffDependencies, id: string, change: BulkChange, actor: Actor) {
  if (change.kind === 'publish') return publishPiece(deps, id, null, actor);
  if (change.kind === 'unpublish') return unpublishPiece(deps, id, null, actor);
  requireRight(actor, 'catalogue:write');
  return edit(deps, id, null, actor, 'change', (draft) => ({ draft: draftAfter(draft, change) }));
}

/** Creates a copy as a draft: a twin has arrived, with a purchase, a condition and a story of its own. */
export async function duplicatePiece(
  deps: StaffDependencies,
  id: string,
  actor: Actor,
): Promise<Result<{ readonly id: string }, InvalidPiece | NotFound | KeyUsed>> {
  requireRight(actor, 'catalogue:write');
  const stored = await readStoredPiece(deps.db, id, { lock: false });
  if (stored === null) return fail({ code: 'record-not-found' });
  const { draft } = stored;
  return createPiece(deps, twinOf(draft), actor, draft);
}

/**
 * What a piece has in common with another one of its kind. For whom and for how much it was bought, with that how it is
 * taxed (§ 25a UStG), and its papers belong to the one thing; so do the condition and the story of a vintage piece.
 * Variants have SKUs of their own, which cannot be guessed.
 */
function twinOf(draft: PieceDraft): NewPiece {
  const itsOwn = { sku: null, purchase: null, speciesPapers: null };
  const taxScheme = usualTaxScheme[draft.shopType];
  const shared = {
    ...draft,
    ...itsOwn,
    taxScheme,
    sections: [],
    comparePriceCents: null,
    variants: [],
    stock: 1,
  };
  return draft.shopType === 'vintage'
    ? { ...shared, texts: { ...draft.texts, conditionText: null, storyShop: null } }
    : shared;
}

async function edit(
  deps: StaffDependencies,
  id: string,
  version: number | null,
  actor: Actor,
  action: AuditAction,
  decide: (draft: PieceDraft, stored: StoredPiece, now: Date) => Edited,
): Promise<Result<PieceSaved, PieceRefusal>> {
  return deps.db.transaction(async (tx) => {
    const now = deps.now();
    const stored = await readStoredPiece(tx, id, { lock: true });
    if (stored === null) return fail({ code: 'record-not-found' });
    if (version !== null && stored.version !== version) return fail({ code: 'record-changed' });
    const before = withStock(stored, await deps.countUnits(tx, [id], now));
    const { draft, publishedAt: wanted = stored.publishedAt } = decide(before, stored, now);
    const lost = stored.publishedAt === null || wanted === null ? [] : lostPapers(before, draft);
    const publishedAt = lost.length > 0 ? null : wanted;
    const piece = { id, before: stored, publishedAt, picturesOf: stored.draft };
    const written = await writePiece(deps, tx, piece, draft, now);
    if (!written.ok) return written;
    const facts = (of: PieceDraft, at: Date | null) => ({ ...of, publishedAt: at });
    await audit(tx, actor, action, id, facts(before, stored.publishedAt), facts(draft, publishedAt), now);
    const leftShop = lost.map(({ code }) => code);
    if (leftShop.length > 0) await writeAudit(tx, actor, leavesShop(id, leftShop), now);
    return ok({ leftShop });
  });
}

/**
 * The piece that has this SKU already, in capital or small letters, or this id. If two people enter the same SKU at once,
 * they are handled one after the other; the second is refused.
 */
async function takenBy(tx: Tx, sku: string, id: string): Promise<Message | null> {
  const q = queries<CatalogueTables>(tx);
  await lockSkus(tx);
  const other = await q
    .selectFrom('pieces')
    .select('sku')
    .where((where) => where.or([where(sql`lower(sku)`, '=', sql`lower(${sku})`), where('id', '=', id)]))
    // The very same before a similar one.
    .orderBy(sql`sku = ${sku}`, 'desc')
    .executeTakeFirst();
  if (other === undefined) return null;
  return other.sku === sku
    ? { code: 'sku-taken', params: { sku } }
    : { code: 'sku-too-similar', params: { other: other.sku } };
}

/** That a piece has left the shop by itself, for its history. */
export const leavesShop = (entityId: string, reason: readonly PlainCode[]) =>
  ({ action: 'unpublish', entity: 'pieces', entityId, before: null, after: { reason } }) as const;

type PieceFacts = PieceDraft & { readonly publishedAt?: Date | null };

function audit(
  tx: Tx,
  actor: Actor,
  action: AuditAction,
  entityId: string,
  before: PieceFacts | null,
  after: PieceFacts | null,
  now: Date,
): Promise<void> {
  return writeAudit(tx, actor, { action, entity: 'pieces', entityId, before, after }, now);
}
