import type { Db, Tx } from '../../../platform/db/db.ts';
import type { Log } from '../../../platform/log/log.ts';
import { hasVatIdForm, plainVatId, type VatIdAbroad } from '../../../shared/places/vat-id.ts';
import { hourMs } from '../../../shared/time/durations.ts';
import { berlinDay } from '../../../shared/time/berlin-day.ts';
import { isFresh, type ConfirmedVatId, type VatIdConfirmation } from '../domain/vat-id-confirmation.ts';
import type { VatIdRegister } from '../domain/vat-id-register.ts';
import {
  keepConsultation,
  latestConsultation,
  type Consultation,
} from '../infrastructure/stored-consultation.ts';

/** Dependencies of the use cases of VAT IDs. */
export interface VatIdDependencies {
  readonly db: Db;
  readonly now: () => Date;
  /** A new UUID. */
  readonly newId: () => string;
  /** Null: the settings name none. */
  readonly register: VatIdRegister | null;
  /** The shop's own VAT ID, as staff typed it. */
  readonly ownVatId: () => Promise<string>;
  /** Those of the orders that name nobody any more. */
  readonly forgottenOrders: (db: Db, ids: readonly string[]) => Promise<readonly string[]>;
  readonly log: Pick<Log, 'warn' | 'error'>;
}

/** Questions that this process asks at once, and in an hour: VIES shuts out who asks too much. */
const maxConcurrent = 8;
export const maxPerHour = 300;

/** What this process is asking, and how often it has. */
export interface Asking {
  readonly underway: Map<string, Promise<VatIdConfirmation>>;
  hour: { since: number; asked: number };
}

export const newAsking = (): Asking => ({ underway: new Map(), hour: { since: 0, asked: 0 } });

type Dependencies = VatIdDependencies & { readonly asking: Asking };

/**
 * Whether a VAT ID of another member state is valid today. Asks the register, unless its last answer is fresh; whoever
 * asks for the same one at the same time gets the same answer. May take seconds: never call it inside a transaction.
 * @param anew ask in any case, which only staff may
 */
export function confirmVatId(
  deps: Dependencies,
  vatId: VatIdAbroad,
  { anew = false }: { readonly anew?: boolean } = {},
): Promise<VatIdConfirmation> {
  const { underway } = deps.asking;
  const key = `${anew ? 'anew' : 'known'} ${vatId}`;
  const same = underway.get(key);
  if (same !== undefined) return same;
  const confirmation = findOut(deps, vatId, anew).finally(() => underway.delete(key));
  underway.set(key, confirmation);
  return confirmation;
}

async function findOut(deps: Dependencies, vatId: VatIdAbroad, anew: boolean): Promise<VatIdConfirmation> {
  const { db, now, register, log } = deps;
  if (register === null) return { state: 'unknown', why: 'no-register' };
  const before = anew ? null : await latestConsultation(db, vatId, register.name);
  if (before !== null && isFresh(before, now())) return confirmationOf(before);
  const ownVatId = plainVatId(await deps.ownVatId());
  if (!hasVatIdForm(ownVatId)) return { state: 'unknown', why: 'register-refuses' };
  const askedAt = now();
  if (!mayAsk(deps.asking, askedAt) && !anew) return { state: 'unknown', why: 'asked-enough' };
  const asked = await register.ask(vatId, ownVatId);
  if (!asked.ok) {
    const why = asked.error.code;
    // The log need not know whose number it is.
    const facts = { why, state: vatId.slice(0, 2) };
    // Nothing but a person mends these: the company's own VAT ID, or the register's form of an answer.
    if (why === 'register-refuses' || why === 'register-unreadable')
      log.error(facts, 'VAT IDs cannot be confirmed');
    else log.warn(facts, 'a VAT ID could not be confirmed now');
    return { state: 'unknown', why };
  }
  const consultation: Consultation = {
    id: deps.newId(),
    vatId,
    register: register.name,
    askedAt,
    number: null,
    name: null,
    address: null,
    ...asked.value,
  };
  await keepConsultation(db, consultation);
  return confirmationOf(consultation);
}

/** Counts a question, unless there were enough. */
function mayAsk(asking: Asking, now: Date): boolean {
  if (now.getTime() - asking.hour.since >= hourMs) asking.hour = { since: now.getTime(), asked: 0 };
  // The one that asks is underway itself.
  if (asking.hour.asked >= maxPerHour || asking.underway.size > maxConcurrent) return false;
  asking.hour.asked += 1;
  return true;
}

function confirmationOf({ number, askedAt }: Consultation): VatIdConfirmation {
  return number === null
    ? { state: 'refused' }
    : { state: 'confirmed', consultation: number, on: berlinDay(askedAt) };
}

/**
 * The confirmation that an order without VAT can rest on: in the transaction that decides about the order, after
 * `confirm`. `restOrderOn` keeps it as long as the order.
 * @returns null if none is fresh: then the sale is not free of VAT
 */
export async function freshConfirmation(
  { register, now }: Pick<VatIdDependencies, 'register' | 'now'>,
  handle: Db | Tx,
  vatId: VatIdAbroad,
): Promise<(ConfirmedVatId & { readonly id: string }) | null> {
  const last = register === null ? null : await latestConsultation(handle, vatId, register.name);
  if (last === null || !isFresh(last, now())) return null;
  const confirmation = confirmationOf(last);
  return confirmation.state === 'confirmed' ? { ...confirmation, id: last.id } : null;
}
