import type { Tx } from '../../../../platform/db/db.ts';
import { hashOf } from '../../../../platform/secrets/secrets.ts';
import { addressIn, type Language } from '../../../../shared/text/language.ts';
import { fail, ok, type Result } from '../../../../shared/result.ts';
import type {
  Goods,
  OpenedPayment,
  OpenFailure,
  PaymentKind,
  PaymentRequest,
  ReturnAddresses,
} from '../../../payments/index.ts';
import {
  isPaidOnTheSpot,
  methodOfKind,
  orderNumber,
  payableOf,
  shownTitle,
  type PaymentMethod,
} from '../../domain/order.ts';
import { lapsesAt } from '../../domain/order-machine.ts';
import { linesOf, lockOrder, readOrder, type StoredOrder } from '../../infrastructure/stored-order.ts';
import { orderedGiftOf } from '../../infrastructure/stored-ordered-gift.ts';
import { paymentOf, savePaymentMethod, type StoredPayment } from '../../infrastructure/stored-payment.ts';
import { acceptAndAsk, type AcceptRefusal } from '../placing/accept-order.ts';
import { isOrderForKlarna } from '../placing/means-of-payment.ts';
import type { NoSuchOrder } from '../reading/get-order.ts';
import { orderMailTexts } from '../mails/mail-parts.ts';
import { orderLink } from '../order-link.ts';
import type { OrderingDependencies } from '../ordering-dependencies.ts';
import { settlePayment } from './settle-payment.ts';
import { fullName } from '../../../../shared/text/full-name.ts';

export type AskRefusal =
  | NoSuchOrder
  | AcceptRefusal
  | OpenFailure
  | { readonly code: 'payment-closed' | 'klarna-not-for-this' };

/**
 * Asks for the money of an order that was placed: by card, on the card provider's page, from Klarna or from the wallet.
 * Before „zahlungspflichtig bestellen“ there is no request to pay.
 * However often it is called, there is one open payment of a kind. The customer may choose another kind meanwhile.
 */
export async function askForPayment(
  deps: OrderingDependencies,
  orderId: string,
  kind: PaymentKind,
): Promise<Result<OpenedPayment, AskRefusal>> {
  const stored = await readOrder(deps.db, { tokenHash: hashOf(orderId) });
  if (stored === null) return fail({ code: 'order-not-found' });
  const asked = await paymentOf(deps.db, stored.id);
  const refused = refusalOf(stored, asked, deps.now());
  if (refused !== null) return fail(refused);
  const method = methodOfKind[kind];
  if (method === 'klarna' && !isOrderForKlarna(stored)) return fail({ code: 'klarna-not-for-this' });

  const gift = await orderedGiftOf(deps.db, stored.id);
  const payment: PaymentRequest = {
    kind,
    reference: stored.id,
    // Less than the order costs where the shop did without a part of what had been promised.
    amountCents: asked?.payment.state === 'expired' ? asked.payment.amountCents : payableOf(stored.totals),
    label: orderMailTexts(stored.language).order(orderNumber(stored.number)),
    number: orderNumber(stored.number),
    goods: goodsOf(stored, gift === null ? await shownLines(deps, stored.id) : [giftLine(stored)]),
    email: stored.customer.email,
    language: stored.language,
    returns: returnsOf(deps, method, stored.language),
  };
  const opened = await deps.payments.open(payment);
  if (!opened.ok) return opened;
  const noted = await deps.db.transaction((tx) => noteAsked(deps, tx, orderId, method));
  if (!noted.ok) return noted;
  if (opened.value.payment.state === 'open') return opened;
  // Already paid, in another tab or before the page was closed: the customer need not pay again.
  const { id } = opened.value.payment;
  const settled = await settlePayment(deps, id);
  if (settled.ok || settled.error.code !== 'payment-declined') return fail({ code: 'payment-closed' });
  // The approved payment could not be captured: open a new one, so that the shopper can choose another method.
  const ended = await deps.payments.cancel(id);
  return ended.ok ? deps.payments.open(payment) : ended;
}

/** A gift voucher as providers are told of it. */
function giftLine({ totals, language }: StoredOrder): Goods['lines'][number] {
  const { name } = orderMailTexts(language).boughtGift;
  return { title: name, sku: 'GUTSCHEIN', quantity: 1, grossCents: totals.totalCents };
}

/** By the titles that the customer knows: the provider's page and its receipt name them. */
async function shownLines({ db }: Pick<OrderingDependencies, 'db'>, id: string) {
  return (await linesOf(db, id)).map((line) => ({ ...line, title: shownTitle(line) }));
}

function goodsOf({ customer, delivery, totals, language }: StoredOrder, lines: Goods['lines']): Goods {
  const { phone, street, apartment, postalCode, city, country } = customer;
  const name = fullName(customer);
  return {
    lines: lines.map(({ title, sku, quantity, grossCents }) => ({ title, sku, quantity, grossCents })),
    shippingCents: totals.shippingCents,
    shippingLabel: orderMailTexts(language).shipping,
    shipTo:
      delivery !== 'shipment'
        ? null
        : {
            name: customer.company === null ? name : `${name}, ${customer.company}`,
            phone,
            street,
            apartment,
            postalCode,
            city,
            country,
          },
  };
}

const returnPages = {
  stripe: '/success',
  klarna: '/success',
  paypal: '/paypal-success',
} as const satisfies Record<(typeof methodOfKind)[PaymentKind], string>;

/** Without the order's id: providers keep these addresses for years, and it opens the order. The tab knows it. */
function returnsOf(
  { publicUrl }: Pick<OrderingDependencies, 'publicUrl'>,
  method: keyof typeof returnPages,
  language: Language,
): ReturnAddresses {
  return {
    paid: publicUrl + addressIn(language, returnPages[method]),
    cancelled: publicUrl + addressIn(language, '/cancel'),
  };
}

function refusalOf(
  { order, paymentMethod }: StoredOrder,
  payment: StoredPayment | null,
  now: Date,
): AskRefusal | null {
  if (!isPaidOnTheSpot(paymentMethod)) return { code: 'payment-method-unavailable' };
  if (order.state === 'draft' || (order.state === 'offered' && order.awaitsMail)) {
    return { code: 'order-not-offered' };
  }
  const end = lapsesAt(order) ?? payment?.dueAt ?? null;
  if (order.state === 'lapsed' || (order.state === 'cancelled' && order.reason === 'unpaid')) {
    return { code: 'order-expired' };
  }
  if (order.state !== 'offered' && order.state !== 'accepted') return { code: 'order-closed' };
  const isAwaited = payment?.payment.state === 'open' || payment?.payment.state === 'expired';
  if (payment !== null && (!isAwaited || payment.claimedBy !== null)) {
    return { code: 'payment-closed' };
  }
  return end !== null && now >= end ? { code: 'order-expired' } : null;
}

/**
 * Stores how the order will be paid. One that is only offered still, as the shop left it before it accepted such orders at
 * the click, is accepted: this is a request to pay (spec 4.11).
 */
async function noteAsked(
  deps: OrderingDependencies,
  tx: Tx,
  orderId: string,
  method: PaymentMethod,
): Promise<Result<void, AskRefusal>> {
  const now = deps.now();
  const stored = await lockOrder(tx, { tokenHash: hashOf(orderId) });
  if (stored === null) return fail({ code: 'order-not-found' });
  const refused = refusalOf(stored, await paymentOf(tx, stored.id), now);
  if (refused !== null) return fail(refused);
  if (stored.paymentMethod !== method) await savePaymentMethod(tx, stored.id, method);
  if (stored.order.state !== 'offered') return ok(undefined);
  const link = orderLink(deps.publicUrl, orderId, stored.language);
  const chosen = { ...stored, paymentMethod: method };
  const accepted = await acceptAndAsk(deps, tx, chosen, link, 'shop', now);
  return accepted.ok ? ok(undefined) : accepted;
}
