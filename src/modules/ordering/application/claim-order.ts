import { orderMail, type Mail } from '../../../platform/mail/mail.ts';
import { addressIn } from '../../../shared/language.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { hourMs } from '../../../shared/durations.ts';
import { orderNumber, parseOrderNumber } from '../domain/order-number.ts';
import { lockTexts } from '../../../platform/db/lock-texts.ts';
import { addClaim, claimsSince, giveOrder, useClaim } from '../infrastructure/stored-claim.ts';
import { readOrder, type StoredOrder } from '../infrastructure/stored-order.ts';
import { orderMailTexts } from './mail-parts.ts';
import type { OrderingDependencies } from './ordering-dependencies.ts';

const linkHours = 24;
const linksPerOrderADay = 3;
const linksPerAccountADay = 10;

/**
 * Mails a link to the address of a guest's order, by which the account that asks takes it over. Says the same whether
 * there is such an order or not: numbers can be guessed.
 */
export async function askToClaim(
  deps: Pick<OrderingDependencies, 'db' | 'now' | 'newSecret' | 'publicUrl'>,
  customerId: string,
  typed: string,
): Promise<void> {
  const number = parseOrderNumber(typed);
  if (number === null) return;
  const now = deps.now();
  const token = deps.newSecret();
  await deps.db.transaction(async (tx) => {
    await lockTexts(tx, [`claim ${customerId}`, `claim ${number}`]);
    const order = await readOrder(tx, { number });
    if (order === null || !isClaimable(order)) return;
    const since = new Date(now.getTime() - 24 * hourMs);
    const { ofOrder, ofCustomer } = await claimsSince(tx, { orderId: order.id, customerId }, since);
    if (ofOrder >= linksPerOrderADay || ofCustomer >= linksPerAccountADay) return;
    const expiresAt = new Date(now.getTime() + linkHours * hourMs);
    await addClaim(tx, token, { orderId: order.id, customerId, createdAt: now, expiresAt });
    // After '#': no server and no log sees it, and programs that open links in mails take over nothing.
    await orderMail(
      tx,
      claimMail(
        order,
        `${deps.publicUrl}${addressIn(order.language, '/account/claim-order')}#token=${token}`,
      ),
      now,
    );
  });
}

function isClaimable({ order, customerId, customer, isRestricted }: StoredOrder): boolean {
  const isOrdered = order.state === 'offered' || order.state === 'accepted';
  return isOrdered && customerId === null && customer.email !== '' && !isRestricted;
}

/**
 * Takes a guest's order over into the account that asked for the link, once.
 * @returns the order's number
 */
export async function claimOrder(
  { db, now }: Pick<OrderingDependencies, 'db' | 'now'>,
  customerId: string,
  token: string,
): Promise<Result<string, { readonly code: 'mail-link-expired' }>> {
  return db.transaction(async (tx): Promise<Result<string, { readonly code: 'mail-link-expired' }>> => {
    const orderId = await useClaim(tx, token, customerId, now());
    if (orderId === null || !(await giveOrder(tx, orderId, customerId)))
      return fail({ code: 'mail-link-expired' });
    const order = await readOrder(tx, { id: orderId });
    return order === null ? fail({ code: 'mail-link-expired' }) : ok(orderNumber(order.number));
  });
}

function claimMail({ customer, number, language }: StoredOrder, link: string): Mail {
  const t = orderMailTexts(language);
  return {
    to: customer.email,
    language,
    subject: t.claimSubject(orderNumber(number)),
    blocks: [
      { kind: 'paragraph', text: t.claim },
      { kind: 'button', label: t.takeOver, address: link },
      { kind: 'note', text: t.claimNote(linkHours) },
    ],
  };
}
