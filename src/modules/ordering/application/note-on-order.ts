import { once, type KeyUsed } from '../../../platform/db/once.ts';
import { orderMail } from '../../../platform/mail/order-mail.ts';
import { keptMail } from '../../../platform/mail/sent-mails.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import { requireRight } from '../../../shared/staff/staff-rights.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { orderNumber } from '../domain/order.ts';
import { appendHistory } from '../infrastructure/write-order.ts';
import { auditOrder } from './audit-order.ts';
import { lockForStaff, type LockRefusal } from './reading/get-order.ts';
import type { OrderingDependencies } from './ordering-dependencies.ts';

type Dependencies = Pick<OrderingDependencies, 'db' | 'now'>;

/**
 * Keeps something that staff want to remember about an order. Customers never see it; like all of the history it
 * cannot be changed. Sent twice under one key, it is one.
 * @throws RightMissing
 */
export async function noteOnOrder(
  { db, now }: Dependencies,
  number: number,
  text: string,
  actor: Actor,
): Promise<Result<object, LockRefusal | KeyUsed>> {
  const name = requireRight(actor, 'orders:write');
  const at = now();
  const input = { actor, kind: 'note', content: { number, text }, now: at };
  return db.transaction((tx) =>
    once<object, LockRefusal>(tx, input, async () => {
      const locked = await lockForStaff(tx, { number }, actor);
      if (!locked.ok) return locked;
      const stored = locked.value;
      await appendHistory(tx, stored.id, name, [{ type: 'note', at, text: text.trim() }]);
      await auditOrder(tx, actor, stored, 'note', null, { note: text.trim() }, at);
      return ok({});
    }),
  );
}

/**
 * Sends a mail of an order once more, without its buttons and links: their secrets are not stored.
 * @throws RightMissing
 */
export async function sendMailAgain(
  { db, now }: Dependencies,
  number: number,
  mailId: string,
  actor: Actor,
): Promise<Result<void, LockRefusal | { readonly code: 'record-not-found' }>> {
  const name = requireRight(actor, 'orders:write');
  return db.transaction(
    async (tx): Promise<Result<void, LockRefusal | { readonly code: 'record-not-found' }>> => {
      const locked = await lockForStaff(tx, { number }, actor);
      if (!locked.ok) return locked;
      const stored = locked.value;
      const mail = await keptMail(tx, mailId, { entity: 'orders', id: orderNumber(number) });
      if (mail === null) return fail({ code: 'record-not-found' });
      const at = now();
      await orderMail(tx, () => mail, at);
      await appendHistory(tx, stored.id, name, [{ type: 'mail-sent-again', at, subject: mail.subject }]);
      await auditOrder(tx, actor, stored, 'send-mail-again', null, { subject: mail.subject }, at);
      return ok(undefined);
    },
  );
}
