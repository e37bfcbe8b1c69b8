import type { Tx } from '../../../platform/db/db.ts';
import type { StoredFile } from '../../../platform/files/file-store.ts';
import type { Issue } from '../../../shared/messages/message.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import { requireRight } from '../../../shared/staff/staff-rights.ts';
import { berlinDay } from '../../../shared/time/berlin-day.ts';
import {
  appendHistory,
  auditOrder,
  findOrder,
  isHiddenFrom,
  lockAsSeen,
  orderNumber as numberInWords,
  type GivenProof,
  type LockRefusal,
} from '../../ordering/index.ts';
import { problemOfProof, proofFileType, type ProofInput } from '../domain/given-proof.ts';
import { exemptionProofOf, removeProofs, saveProof } from '../infrastructure/stored-proof.ts';
import type { FulfilmentDependencies } from './fulfilment-dependencies.ts';

type Dependencies = Pick<FulfilmentDependencies, 'db' | 'now' | 'newId' | 'files'>;

type Refused = { readonly code: 'invalid-request'; readonly issues: readonly Issue[] };
type NoProof = { readonly code: 'no-proof-asked' };
const refused = (issue: Issue) => fail<Refused>({ code: 'invalid-request', issues: [issue] });

/**
 * Keeps what proves that goods which were sold without VAT have left the country, in place of what was kept before. Its
 * files are kept as they are: they are vouchers of the shop's books.
 * @param input without files: those that are there already stay
 * @throws RightMissing without `orders:write`
 */
export async function proveExemption(
  { db, now: clock, newId, files: store }: Dependencies,
  {
    orderNumber,
    files,
    ...input
  }: ProofInput & { readonly orderNumber: number; readonly files: readonly Uint8Array[] },
  actor: Actor,
): Promise<Result<void, LockRefusal | NoProof | Refused>> {
  const givenBy = requireRight(actor, 'orders:write');
  const now = clock();
  const sent: string[] = [];
  for (const bytes of files) {
    const type = proofFileType(bytes);
    if (type === null) return refused({ field: 'file', code: 'proof-file-unknown' });
    sent.push(`exemption-proofs/${newId()}.${type}`);
  }
  // Before the rows: a file without its row is merely unused, a row without its file would promise something missing.
  for (const [place, bytes] of files.entries()) await store.put(sent[place] ?? '', bytes);
  const done = await db.transaction(async (tx): Promise<Awaited<ReturnType<typeof proveExemption>>> => {
    const locked = await lockAsSeen(tx, orderNumber, actor);
    if (!locked.ok) return locked;
    const { id, number, lines } = locked.value;
    const asked = await exemptionProofOf(tx, id, lines);
    if (!asked?.leftOn) return fail({ code: 'no-proof-asked' });
    const { given: before } = asked;
    const problem = problemOfProof(input, asked, berlinDay(now));
    if (problem !== null) return refused(problem);
    const fileKeys = sent.length > 0 ? sent : (before?.fileKeys ?? []);
    if (fileKeys.length === 0) return refused({ field: 'file', code: 'file-missing' });
    const proof: GivenProof = { ...input, fileKeys, givenAt: now, givenBy };
    await saveProof(tx, id, proof, now);
    await note(tx, { id, number }, actor, { before, after: proof }, now);
    return ok(undefined);
  });
  if (!done.ok) for (const key of sent) await store.delete(key);
  return done;
}

/**
 * Removes a proof that is none, with its files.
 * @throws RightMissing without `orders:write`
 */
export async function removeExemptionProof(
  { db, now: clock }: Dependencies,
  orderNumber: number,
  actor: Actor,
): Promise<Result<void, LockRefusal | NoProof>> {
  requireRight(actor, 'orders:write');
  const now = clock();
  return db.transaction(async (tx): Promise<Result<void, LockRefusal | NoProof>> => {
    const locked = await lockAsSeen(tx, orderNumber, actor);
    if (!locked.ok) return locked;
    const { id, number, lines } = locked.value;
    const before = (await exemptionProofOf(tx, id, lines))?.given ?? null;
    if (before === null) return fail({ code: 'no-proof-asked' });
    await removeProofs(tx, [id], now);
    await note(tx, { id, number }, actor, { before, after: null }, now);
    return ok(undefined);
  });
}

const said = ({ kind, provedOn }: GivenProof) => ({ kind, provedOn });
const facts = (proof: GivenProof | null) =>
  proof === null ? null : { ...said(proof), reference: proof.reference, files: proof.fileKeys.length };

async function note(
  tx: Tx,
  order: { readonly id: string; readonly number: number },
  actor: Actor,
  { before, after }: { readonly before: GivenProof | null; readonly after: GivenProof | null },
  now: Date,
): Promise<void> {
  const by = requireRight(actor, 'orders:write');
  const event =
    after === null
      ? { type: 'exemption-proof-removed' as const }
      : { type: 'exemption-proved' as const, ...said(after) };
  await appendHistory(tx, order.id, by, [{ ...event, at: now }]);
  const action = after === null ? 'remove-exemption-proof' : 'prove-exemption';
  await auditOrder(tx, actor, order, action, facts(before), facts(after), now);
}

/**
 * One of the files of an order's proof; null: there is none, or they may not see it.
 * @param place counted from 1
 * @throws RightMissing without `persons:read`, since it names the customer
 */
export async function exemptionProofFile(
  { db, files }: Dependencies,
  { orderNumber, place }: { readonly orderNumber: number; readonly place: number },
  actor: Actor,
): Promise<(StoredFile & { readonly name: string; readonly isRestricted: boolean }) | null> {
  requireRight(actor, 'persons:read');
  const order = await findOrder(db, { number: orderNumber });
  if (order === null || isHiddenFrom(order, actor)) return null;
  const key = (await exemptionProofOf(db, order.id, order.lines))?.given?.fileKeys[place - 1];
  const file = key === undefined ? null : await files.get(key);
  if (key === undefined || file === null) return null;
  const name = `Nachweis ${numberInWords(orderNumber)} ${place}${key.slice(key.lastIndexOf('.'))}`;
  return { ...file, name, isRestricted: order.isRestricted };
}
