import { aboutOrder } from '../mails/mail-parts.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { orderMail } from '../../../../platform/mail/order-mail.ts';
import { hashOf } from '../../../../platform/secrets/secrets.ts';
import type { SaleOnRequest } from '../../../../shared/money/sale-kind.ts';
import { fail, ok, type Result } from '../../../../shared/result.ts';
import { mayRequestEarlyService, appliesTo, type AppliedText } from '../../domain/legal-texts.ts';
import { decideOrder } from '../../domain/order-machine.ts';
import { isPaidOnTheSpot, type PaymentMethod } from '../../domain/order.ts';
import {
  linesOf,
  lockOrder,
  readOrder,
  type StoredOrder,
  insertTexts,
} from '../../infrastructure/stored-order.ts';
import { paymentOf, savePaymentMethod } from '../../infrastructure/stored-payment.ts';
import { saveEarlyService, saveMailToken } from '../../infrastructure/write-order.ts';
import { confirmLinkMail } from '../mails/order-mails.ts';
import { orderLink } from '../order-link.ts';
import type { OrderingDependencies } from '../ordering-dependencies.ts';
import type { NoSuchOrder } from '../reading/get-order.ts';
import { receiveMoney } from '../paying/receive-money.ts';
import { viewOrder, type OrderView } from '../reading/order-view.ts';
import { acceptAndAsk, advanceOrder, type AcceptRefusal } from './accept-order.ts';
import { taxDistanceSales } from './distance-sales.ts';
import { mayPayBy, type MeansRefused } from './means-of-payment.ts';
import { isShelfEmptying } from './prove-mailbox.ts';
import { saleOf, soldHere } from './sold-here.ts';
import { confirmVatIdOf, restsOnVatId } from './confirmed-vat-id.ts';

export type ConfirmRefusal =
  | NoSuchOrder
  | AcceptRefusal
  | MeansRefused
  | SaleOnRequest
  | { readonly code: 'mail-link-invalid' | 'shop-closed' | 'vat-id-not-confirmed' };

/** What the customer decides with the click. */
interface AtTheClick {
  /** Card or wallet, where it is another one than the draft's. */
  readonly paymentMethod?: PaymentMethod | null | undefined;
  /** The express wish that what is rented or assembled begins within the withdrawal period (§ 357a BGB). */
  readonly earlyService?: boolean;
}

/**
 * The click on „zahlungspflichtig bestellen“: the customer's offer, which is accepted at once. Its answer asks for the
 * money, with the bank details or on the spot (spec 4.11: a request to pay), and a mail confirms the receipt, whatever
 * becomes of the payment (§ 312i (1) No. 3 BGB).
 *
 * When unpaid holds take much of the shop, an order by bank transfer first waits for `mailToken`, which is in a mailed
 * link. What is paid on the spot is held for so short a time that it need not.
 * However often it is clicked, there is one order, one payment and one mail. The order keeps the texts that apply at the
 * first click, also where it is accepted later.
 */
export async function confirmOrder(
  deps: OrderingDependencies,
  orderId: string,
  mailToken: string | null,
  { paymentMethod = null, earlyService = false }: AtTheClick = {},
): Promise<Result<OrderView, ConfirmRefusal>> {
  const now = deps.now();
  const seen = await readOrder(deps.db, { tokenHash: hashOf(orderId) });
  if (seen === null) return fail({ code: 'order-not-found' });
  // A draft of a trial that has ended meanwhile is not an order.
  if (seen.order.state === 'draft' && !(await deps.takesOrders())) return fail({ code: 'shop-closed' });
  // Once placed, an order is never a draft again.
  const texts = seen.order.state === 'draft' ? await keepLegalTexts(deps, seen) : [];
  const needsVatId = seen.order.state === 'draft' && restsOnVatId(seen.vatByRate);
  // § 6a (1) No. 4 UStG: at the click, of another day as well.
  if (needsVatId && (await confirmVatIdOf(deps, saleOf(seen))) !== 'confirmed')
    return fail({ code: 'vat-id-not-confirmed' });
  return deps.db.transaction(async (tx): Promise<Result<OrderView, ConfirmRefusal>> => {
    const stored = await lockOrder(tx, { tokenHash: hashOf(orderId) });
    if (stored === null) return fail({ code: 'order-not-found' });
    const { order } = stored;
    const link = orderLink(deps.publicUrl, orderId, stored.language);
    if (order.state === 'draft') {
      const lines = await linesOf(tx, stored.id);
      const taxed = lines.map((line) => ({ ...line, isRent: line.rentOption !== null }));
      const sold = await soldHere(deps, tx, saleOf(stored), taxed);
      if (!sold.ok) return sold;
      const chosen = await chosenMethod(deps, tx, stored, paymentMethod);
      if (!chosen.ok) return chosen;
      const method = chosen.value;
      await insertTexts(tx, stored.id, texts);
      // Its row is locked before those of units, and while the order is still a draft.
      const counted = await taxDistanceSales(deps, tx, stored, lines, now);
      const placed = {
        ...counted,
        paymentMethod: method,
        earlyService: await input(tx, stored, earlyService),
      };
      if (method === 'gift_voucher') return orderPaidByGift(deps, tx, placed, link, now);
      const awaitsMail = !isPaidOnTheSpot(method) && (await isShelfEmptying(deps, tx, now));
      const offered = await advanceOrder(tx, placed, { kind: 'offer', awaitsMail }, 'visitor', now);
      if (!offered.ok) return offered;
      return awaitsMail
        ? ok(await askByMail(deps, tx, offered.value, link, now))
        : acceptAndAsk(deps, tx, offered.value, link, 'shop', now);
    }
    if (order.state === 'offered' && order.awaitsMail && mailToken !== null) {
      if (hashOf(mailToken) !== stored.mailTokenHash) return fail({ code: 'mail-link-invalid' });
      return acceptAndAsk(deps, tx, stored, link, 'shop', now);
    }
    // Clicked before: nothing more happens. What has ended is refused.
    const again = decideOrder(order, { kind: 'offer', awaitsMail: false }, now);
    return again.ok ? ok(await viewOrder(deps, tx, stored)) : again;
  });
}

/** By what it will be paid: between card, Klarna and wallet the customer may choose until the click. */
async function chosenMethod(
  deps: Pick<OrderingDependencies, 'payments'>,
  tx: Tx,
  stored: StoredOrder,
  chosen: PaymentMethod | null,
): Promise<Result<PaymentMethod, MeansRefused>> {
  const { id, paymentMethod } = stored;
  if (chosen === null || chosen === paymentMethod || paymentMethod === 'gift_voucher')
    return ok(paymentMethod);
  if (!isPaidOnTheSpot(chosen) || !isPaidOnTheSpot(paymentMethod)) {
    return fail({ code: 'payment-method-unavailable' });
  }
  const may = mayPayBy(deps, chosen, stored);
  if (!may.ok) return may;
  await savePaymentMethod(tx, id, chosen);
  return ok(chosen);
}

/** Keeps the wish that a service begins early, where the order has one that a withdrawal could concern. */
async function input(tx: Tx, { id, customer }: StoredOrder, isWished: boolean): Promise<boolean> {
  if (!isWished || !mayRequestEarlyService(customer.kind, await linesOf(tx, id))) return false;
  await saveEarlyService(tx, id);
  return true;
}

/** Nothing is left to pay: the order is accepted, and paid with what its gift voucher has given already. */
async function orderPaidByGift(
  deps: OrderingDependencies,
  tx: Tx,
  draft: StoredOrder,
  link: string,
  now: Date,
): Promise<Result<OrderView, ConfirmRefusal>> {
  const offered = await advanceOrder(tx, draft, { kind: 'offer', awaitsMail: false }, 'visitor', now);
  if (!offered.ok) return offered;
  const accepted = await acceptAndAsk(deps, tx, offered.value, link, 'shop', now);
  if (!accepted.ok) return accepted;
  const stored = await lockOrder(tx, { id: draft.id });
  const asked = await paymentOf(tx, draft.id);
  if (stored === null || asked === null) throw new Error('an accepted order is gone');
  const paid = await receiveMoney(
    deps,
    tx,
    { stored, asked },
    { amountCents: 0, externalId: null },
    'shop',
    now,
  );
  if (!paid.ok || paid.value !== 'received') throw new Error('held pieces could not be sold');
  return ok(await viewOrder(deps, tx, stored));
}

async function askByMail(
  deps: OrderingDependencies,
  tx: Tx,
  offered: StoredOrder,
  link: string,
  now: Date,
): Promise<OrderView> {
  const token = deps.newSecret();
  await saveMailToken(tx, offered.id, hashOf(token));
  const view = await viewOrder(deps, tx, offered);
  // After '#': servers and their logs never see it, and programs that open links in mails confirm nothing.
  await orderMail(tx, () => confirmLinkMail(view, `${link}#bestaetigen=${token}`), now, aboutOrder(view));
  return view;
}

/**
 * Puts the texts that apply to an order placed now into the file store, from which its mails attach them. Their keys
 * are made of their words, so that each version is stored once, and an order keeps the version its customer was given.
 * In another language than German their reading versions are kept as well. Outside of transactions: what is not used in the end does no harm.
 */
async function keepLegalTexts(
  { content, files }: Pick<OrderingDependencies, 'content' | 'files'>,
  { customer, language }: Pick<StoredOrder, 'customer' | 'language'>,
): Promise<AppliedText[]> {
  const texts = (await content.legalTexts()).filter(({ slug }) => appliesTo(slug, customer.kind));
  const keep = ({ text }: { readonly text: string }) => files.putContentAddressed(Buffer.from(text), 'txt');
  return Promise.all(
    texts.map(async ({ slug, version }) => {
      const file = await content.textFile(slug, version);
      if (file === null) throw new Error('a text that applies cannot be read');
      const reading = await content.readingFile(slug, language);
      const fileKey = await keep(file);
      return { slug, version, fileKey, readingKey: reading === null ? null : await keep(reading) };
    }),
  );
}
