import { aboutOrder } from '../mails/mail-parts.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { orderMail } from '../../../../platform/mail/order-mail.ts';
import { fail, ok, type Result } from '../../../../shared/result.ts';
import type { Actor } from '../../../../shared/staff/actor.ts';
import { requireRight } from '../../../../shared/staff/staff-rights.ts';
import type { CaseChange, ProviderBehaviour, SeenCase } from '../../../payments/index.ts';
import type { HistoryEventType } from '../../domain/history-event.ts';
import { refusalToRelease } from '../../domain/order-steps.ts';
import { receivedOf } from '../../domain/paying/payment-state.ts';
import { lockOrder, type StoredOrder } from '../../infrastructure/stored-order.ts';
import { paymentOf } from '../../infrastructure/stored-payment.ts';
import { appendHistory } from '../../infrastructure/write-order.ts';
import { auditOrder } from '../audit-order.ts';
import { correctCalledOff } from '../ending/given-back-by-bank.ts';
import { caseMail } from '../mails/case-mail.ts';
import type { OrderingDependencies } from '../ordering-dependencies.ts';
import { lockForStaff, type LockRefusal } from '../reading/get-order.ts';
import { viewOrder } from '../reading/order-view.ts';
import { standingOf } from '../reading/order-situation.ts';

const actor = 'payments';

type CaseDependencies = Pick<
  OrderingDependencies,
  'db' | 'now' | 'newId' | 'payments' | 'invoicing' | 'content' | 'afterContract' | 'publicUrl'
>;

const eventOf = ({ change, seen }: { change: CaseChange; seen: SeenCase }): HistoryEventType => {
  if (change === 'ended') return seen.outcome === 'dropped' ? 'case-ended' : `case-${seen.outcome ?? 'lost'}`;
  return change === 'worse' ? 'case-worse' : seen.state === 'ended' ? 'case-lost' : 'case-opened';
};

/**
 * Asks the provider what is held against a payment, and brings its order to that: staff read it in the order's history,
 * the shop gets a mail, and nothing more of it is delivered until somebody has decided. However often it is called, each
 * of that happens once.
 */
export async function followCases(
  deps: CaseDependencies,
  paymentId: string,
): Promise<Result<void, ProviderBehaviour>> {
  const asked = await deps.payments.askForCases(paymentId);
  if (!asked.ok) return asked;
  const { reference, cases } = asked.value;
  if (cases.length === 0) return ok(undefined);
  const now = deps.now();
  await deps.db.transaction(async (tx) => {
    const stored = await lockOrder(tx, { id: reference });
    if (stored === null) return;
    const changes = await deps.payments.keepCases(tx, paymentId, cases, now);
    if (changes.length === 0) return;
    await appendHistory(
      tx,
      stored.id,
      actor,
      changes.map(({ seen, change }) => ({
        type: eventOf({ seen, change }),
        at: now,
        kind: seen.kind,
        why: seen.reason,
        amountCents: seen.amountCents,
      })),
    );
    await correctWhatWasLost(deps, tx, stored, changes, now);
    const { email } = await deps.content.companyData(tx);
    const view = await viewOrder(deps, tx, stored);
    for (const { seen, change } of changes) {
      await orderMail(
        tx,
        () => caseMail(view, { seen, change, to: email, publicUrl: deps.publicUrl }),
        now,
        aboutOrder(view),
      );
    }
  });
  return ok(undefined);
}

/**
 * An order that was called off while its money was disputed: once the bank has given it to the customer, its invoice is
 * corrected. What the shop gets back instead stands among what is to be paid back.
 */
async function correctWhatWasLost(
  deps: CaseDependencies,
  tx: Tx,
  stored: StoredOrder,
  changes: readonly { readonly seen: SeenCase }[],
  now: Date,
): Promise<void> {
  if (stored.order.state !== 'cancelled' || !changes.some(({ seen }) => seen.outcome === 'lost')) return;
  const asked = await paymentOf(tx, stored.id);
  if (asked === null || receivedOf(asked.payment) === 0) return;
  await correctCalledOff(deps, tx, stored, asked, { kind: 'system', name: actor }, now);
}

type ReleaseRefusal = LockRefusal | { readonly code: 'no-open-case' };

/**
 * Staff deliver an order all the same, although its money is disputed or has gone.
 * @throws RightMissing without `orders:refund`: it is a decision about money
 */
export async function releaseCases(
  deps: Pick<OrderingDependencies, 'db' | 'now' | 'payments' | 'vouchers' | 'afterContract'>,
  { orderNumber: number, reason }: { readonly orderNumber: number; readonly reason: string },
  by: Actor,
): Promise<Result<void, ReleaseRefusal>> {
  const name = requireRight(by, 'orders:refund');
  const now = deps.now();
  return deps.db.transaction(async (tx: Tx): Promise<Result<void, ReleaseRefusal>> => {
    const locked = await lockForStaff(tx, { number }, by);
    if (!locked.ok) return locked;
    const stored = locked.value;
    const refusal = refusalToRelease(await standingOf(deps, tx, stored));
    if (refusal !== null) return fail(refusal);
    const released = await deps.payments.releaseCases(tx, stored.id, { at: now, by: name, reason });
    if (released === 0) return fail({ code: 'no-open-case' });
    await appendHistory(tx, stored.id, name, [{ type: 'case-released', at: now, reason }]);
    await auditOrder(tx, by, stored, 'release', null, { reason }, now);
    return ok(undefined);
  });
}
