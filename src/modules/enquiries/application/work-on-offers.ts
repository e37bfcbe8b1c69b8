import { writeAudit, hasChanged, versionOf, type RecordChanged } from '../../../platform/audit/audit.ts';
import type { ListQuery } from '../../../platform/http/list-query.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import { requireRight } from '../../../shared/staff/staff-rights.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { EnquirySort } from '../domain/enquiry.ts';
import type { OfferState } from '../domain/offer.ts';
import { listOffers, readOffer, saveOffer, type StoredOffer } from '../infrastructure/stored-offer.ts';
import type { EnquiryDependencies } from './enquiries-dependencies.ts';

type Dependencies = Pick<EnquiryDependencies, 'db' | 'now'>;

/** @throws RightMissing */
export function offersForStaff(
  { db }: Dependencies,
  listQuery: ListQuery<EnquirySort>,
  filter: { readonly state?: OfferState | undefined; readonly pieceId?: string | undefined },
  actor: Actor,
) {
  requireRight(actor, 'persons:read');
  return listOffers(db, listQuery, filter);
}

/** @throws RightMissing */
export function offerForStaff({ db }: Dependencies, id: string, actor: Actor) {
  requireRight(actor, 'persons:read');
  return readOffer(db, id);
}

type OfferRefusal = RecordChanged | { readonly code: 'record-not-found' };

const typedFacts = ({ state, note }: StoredOffer) => ({ state, note });

/** The version of what staff type about an offer. */
export const offerVersion = (offer: StoredOffer): string => versionOf(typedFacts(offer));

interface OfferChanges {
  readonly state?: OfferState | undefined;
  readonly note?: string | undefined;
  /** The piece of the shop that an offered one became; `place` among the offered ones, from 0. */
  readonly made?: { readonly place: number; readonly pieceId: string } | undefined;
  /** The version that was read; left out, whatever is there is replaced. */
  readonly version?: string | undefined;
}

/**
 * Saves the state that staff give an offer, their own notes, and the piece that an offered one became.
 * @throws RightMissing
 */
export async function changeOffer(
  { db, now }: Dependencies,
  id: string,
  { state, note, made, version }: OfferChanges,
  actor: Actor,
): Promise<Result<StoredOffer, OfferRefusal>> {
  requireRight(actor, 'persons:write');
  const at = now();
  return db.transaction(async (tx): Promise<Result<StoredOffer, OfferRefusal>> => {
    const before = await readOffer(tx, id, { lock: true });
    if (before === null || (made !== undefined && before.pieces[made.place] === undefined)) {
      return fail({ code: 'record-not-found' });
    }
    if (hasChanged(typedFacts(before), version)) return fail({ code: 'record-changed' });
    const pieces = before.pieces.map((piece, place) =>
      place === made?.place ? { ...piece, pieceId: made.pieceId } : piece,
    );
    const after = { ...before, state: state ?? before.state, note: note ?? before.note, pieces };
    await saveOffer(tx, id, after, at);
    const facts = (one: StoredOffer) => ({
      state: one.state,
      note: one.note,
      pieceIds: one.pieces.flatMap(({ pieceId }) => pieceId ?? []),
    });
    await writeAudit(
      tx,
      actor,
      { action: 'change', entity: 'enquiries', entityId: id, before: facts(before), after: facts(after) },
      at,
    );
    return ok(after);
  });
}

/**
 * Copies the pictures of an offered piece to the shop's own, for the piece that it becomes: the offer's are deleted
 * with it. Copies that no piece shows are deleted after a day.
 * @param place of the piece among the offered ones, from 0
 * @returns the copies' ids; a picture that is gone is left out
 * @throws RightMissing
 */
export async function copyPictures(
  { db, media }: Pick<EnquiryDependencies, 'db' | 'media'>,
  { id, place }: { readonly id: string; readonly place: number },
  actor: Actor,
): Promise<Result<readonly string[], { readonly code: 'record-not-found' }>> {
  requireRight(actor, 'persons:read');
  const piece = (await readOffer(db, id))?.pieces[place];
  if (piece === undefined) return fail({ code: 'record-not-found' });
  const ids: string[] = [];
  for (const address of piece.images) {
    const copy = await media.copyUpload(address, actor);
    if (copy !== null) ids.push(copy.id);
  }
  return ok(ids);
}
