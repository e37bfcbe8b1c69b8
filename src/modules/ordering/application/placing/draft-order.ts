import { type Tx, lockTexts } from '../../../../platform/db/db.ts';
import { clientKeys, type ClientKeys } from '../../../../platform/http/client-keys.ts';
import { hashOf } from '../../../../platform/secrets/secrets.ts';
import type { Cents } from '../../../../shared/money/cents.ts';
import type { SaleOnRequest } from '../../../../shared/money/sale-kind.ts';
import { fail, ok, type Result } from '../../../../shared/result.ts';
import { foldText } from '../../../../shared/text/fold-text.ts';
import { defaultLanguage, type Language } from '../../../../shared/text/language.ts';
import type { CartRefused, CartItem } from '../../../cart/index.ts';
import type { NoShippingRate } from '../../../shipping/index.ts';
import type { VoucherRefused } from '../../../vouchers/index.ts';
import { draftEnd } from '../../domain/deadlines.ts';
import {
  brokenHoldLimit,
  holdEnd,
  isLargeOrder,
  type EndedHold,
  type HoldLimit,
} from '../../domain/hold-limits.ts';
import { decideOrder, evolveOrder, lapsesAt } from '../../domain/order-machine.ts';
import {
  payableOf,
  type Customer,
  type DeliveryOption,
  type OrderLine,
  type OrderTotals,
  type PaymentMethod,
} from '../../domain/order.ts';
import { endedHolds, heldBySamePerson } from '../../infrastructure/hold-usage.ts';
import {
  linesOf,
  lockOrder,
  readOrder,
  type StoredOrder,
  orderTokenOf,
} from '../../infrastructure/stored-order.ts';
import { insertDraft, saveOrder, type PersonKeys } from '../../infrastructure/write-order.ts';
import { releaseHolds } from '../ending/release-holds.ts';
import { spentOrHeld } from '../gifts/held-gift.ts';
import { tagsOf, type OrderingDependencies } from '../ordering-dependencies.ts';
import { wouldBeTaxedThere } from './distance-sales.ts';
import { gonePieces, type GonePiece } from './accept-order.ts';
import { isOffered, mayPayBy } from './means-of-payment.ts';
import { priceCheckout } from './price-checkout.ts';
import { saleOf } from './sold-here.ts';
import { confirmVatIdOf, restsOnVatId, vatIdOf } from './confirmed-vat-id.ts';
import { isShelfEmptying, proveMailbox, type MailboxRefusal, hashOfEmail } from './prove-mailbox.ts';

/** The data that the browser sends; its only amount of money is the total that the shopper has seen. */
export interface Checkout {
  readonly items: readonly CartItem[];
  readonly customer: Customer;
  readonly delivery: Exclude<DeliveryOption, 'download'>;
  readonly paymentMethod: PaymentMethod;
  readonly totalCents: Cents;
  /** The browser's own name of this checkout: a new draft of it replaces the old one. */
  readonly checkoutKey: string | null;
  /** The code of a promotional voucher, as it was typed. Omitted: none. */
  readonly voucherCode?: string;
  /** A gift voucher as it was typed, and what the shopper has seen to be left to pay. Omitted: none. */
  readonly gift?: { readonly code: string; readonly payableCents: Cents };
}

interface Request {
  /** Null: each request is an order of its own. */
  readonly idempotencyKey: string | null;
  /** The network address it comes from. */
  readonly client: string;
  /** The owner of the access token it came with: the order belongs to that account, whatever the payload says. */
  readonly customerId?: string | null;
  /** Whether that account's mailbox was shown to be its owner's. */
  readonly hasConfirmedEmail?: boolean;
  /** What the shopper has typed of a mailed code; null or left out: nothing. */
  readonly mailboxCode?: string | null;
  /** The language of the pages on which it is placed. Default: German. */
  readonly language?: Language;
}

export interface DraftedOrder {
  readonly orderId: string;
  readonly reservedUntil: Date;
  readonly totals: OrderTotals;
}

export type DraftRefusal =
  | CartRefused
  | MailboxRefusal
  | NoShippingRate
  | SaleOnRequest
  | VoucherRefused
  | {
      readonly code:
        | 'shop-closed'
        | 'payment-method-unavailable'
        | 'klarna-not-for-this'
        | 'idempotency-conflict'
        | 'too-many-held'
        | 'too-many-orders';
    }
  | { readonly code: 'total-changed'; readonly totals: OrderTotals }
  | { readonly code: 'pieces-gone'; readonly pieces: readonly GonePiece[] }
  | { readonly code: 'hold-again-later'; readonly titles: readonly string[] };

/**
 * Makes a draft of the cart, and holds its pieces for half an hour, or for as long as `holdLimits` still allows: all of
 * them, or none and nothing is changed. The same idempotency key with the same content gives the same order, however
 * often and whenever.
 *
 * When unpaid holds take much of the shop, it holds for ten minutes, and only if the customer's mailbox is known. Large
 * orders need a known mailbox at any time, and are held as long as usual.
 */
export async function draftOrder(
  deps: OrderingDependencies,
  checkout: Checkout,
  request: Request,
): Promise<Result<DraftedOrder, DraftRefusal>> {
  const { paymentMethod } = checkout;
  if (!(await deps.takesOrders())) return fail({ code: 'shop-closed' });
  if (!isOffered(deps, paymentMethod)) return fail({ code: 'payment-method-unavailable' });
  const now = deps.now();
  const hashes = {
    key: request.idempotencyKey === null ? null : hashOf(request.idempotencyKey),
    request: hashOf(JSON.stringify(checkout)),
    checkout: checkout.checkoutKey === null ? null : hashOf(checkout.checkoutKey),
  };
  const isEmptying = deps.limitHolds && (await isShelfEmptying(deps, deps.db, now));
  const needsMailbox = isEmptying || (deps.limitHolds && isLargeOrder(checkout.items));
  if (needsMailbox && request.hasConfirmedEmail !== true && !(await isRepeated(deps, hashes.key))) {
    const { email } = checkout.customer;
    const { checkoutKey } = checkout;
    const { client, language, mailboxCode: code = null } = request;
    const proved = await proveMailbox(deps, { email, checkoutKey, code, client, language }, now);
    if (!proved.ok) return proved;
  }
  const sale = saleOf(checkout);
  await confirmVatIdOf(deps, sale);
  const keys = personKeys(checkout.customer, await clientKeys(deps.db, 'hold', request.client));
  return deps.db.transaction(async (tx): Promise<Result<DraftedOrder, DraftRefusal>> => {
    // The lock covers a whole block, or many requests at once would be counted before any of them holds.
    const block = deps.limitHolds ? keys.client.block : null;
    const together = [hashes.key, hashes.checkout, keys.email, keys.address, block];
    await lockTexts(
      tx,
      together.filter((text) => text !== null),
    );
    if (request.idempotencyKey !== null && hashes.key !== null) {
      const before = await readOrder(tx, { idempotencyHash: hashes.key });
      if (before !== null) {
        if (before.requestHash !== hashes.request) return fail({ code: 'idempotency-conflict' });
        const orderId = orderTokenOf(before.tokenSalt, request.idempotencyKey);
        return ok({ orderId, reservedUntil: endOf(before), totals: before.totals });
      }
    }
    // The part of a gift voucher that the earlier draft had taken pays for the next one.
    if (hashes.checkout !== null) await supersede(deps, tx, hashes.checkout, now);
    const { items, customer, delivery } = checkout;
    const { voucherCode: code } = checkout;
    const { email, kind } = customer;
    const voucher = code === undefined ? null : { code, email, kind };
    const { language } = request;
    const vatId = vatIdOf(sale);
    const confirmed = vatId === null ? null : await deps.vatIds.freshConfirmation(tx, vatId);
    const isTaxedThere = (netCents: Cents) => wouldBeTaxedThere(deps, tx, netCents, now);
    const hasConfirmedVatId = confirmed !== null;
    const toPrice = { items, sale, hasConfirmedVatId, isTaxedThere, voucher, language };
    const priced = await priceCheckout(deps, tx, toPrice, now);
    if (!priced.ok) return priced;
    const { lines, vatByRate, deliveryWeeks } = priced.value;
    const { totalCents } = priced.value.totals;
    // Locked before the codes of promotional vouchers and the units, everywhere.
    const gift =
      checkout.gift === undefined
        ? ok(null)
        : await deps.vouchers.lockGiftFor(tx, checkout.gift.code, totalCents, now);
    if (!gift.ok) return spentOrHeld(deps, tx, checkout.gift?.code ?? '', gift.error);
    const totals = { ...priced.value.totals, giftCents: gift.value?.amountCents ?? 0 };
    const payableCents = payableOf(totals);
    const isAsSeen = payableCents === (checkout.gift?.payableCents ?? totalCents);
    if (checkout.totalCents !== totalCents || !isAsSeen) return fail({ code: 'total-changed', totals });
    // A day's rent of a few cents rounds to nothing, and nothing cannot be transferred.
    if (totalCents === 0) return fail({ code: 'payment-method-unavailable' });
    const method = payableCents === 0 ? 'gift_voucher' : paymentMethod;
    const may = mayPayBy(deps, method, { customer, totals, delivery });
    if (!may.ok) return may;
    const pieceIds = lines.map(({ pieceId }) => pieceId);
    // Holds that were replaced just now are among them: a renewed draft goes on with the time of the first one.
    const ended = deps.limitHolds ? await endedHolds(tx, keys, hashes.checkout, pieceIds, now) : [];
    const limit = deps.limitHolds ? await brokenLimit(tx, keys, lines, ended, now) : null;
    if (limit !== null) return fail(limit);

    const id = deps.newId();
    const holdUntil = holdEnd(pieceIds, ended, draftEnd(now, isEmptying), now);
    if (priced.value.voucher !== null) {
      const whose = { orderId: id, personKey: keys.email };
      const taken = await deps.vouchers.takeVoucher(tx, priced.value.voucher, whose, now);
      if (!taken.ok) return taken;
    }
    if (gift.value !== null) await deps.vouchers.takeGift(tx, gift.value, id, now);
    // Holding comes before writing: the customer who comes too late learns it at once.
    const held = await deps.inventory.holdUnits(tx, { reference: id, lines, until: holdUntil, now });
    if (!held.ok) return fail({ code: 'pieces-gone', pieces: gonePieces(held.error, lines) });
    const salt = deps.newSecret();
    const orderId = orderTokenOf(salt, request.idempotencyKey ?? deps.newSecret());
    await insertDraft(
      tx,
      {
        id,
        isTrial: deps.isTrial,
        tokenHash: hashOf(orderId),
        tokenSalt: salt,
        idempotencyHash: hashes.key,
        requestHash: hashes.request,
        checkoutHash: hashes.checkout,
        createdAt: now,
        holdUntil,
        customer,
        customerId: request.customerId ?? null,
        language: language ?? defaultLanguage,
        delivery,
        deliveryWeeks,
        paymentMethod: method,
        keys,
        totals,
        vatByRate,
        lines,
      },
      'visitor',
    );
    if (confirmed !== null && restsOnVatId(vatByRate)) await deps.vatIds.restOrderOn(tx, id, confirmed.id);
    await deps.invalidate(tx, tagsOf(lines));
    return ok({ orderId, reservedUntil: holdUntil, totals });
  });
}

/** When the hold of an earlier order or draft ends. */
function endOf({ order, createdAt }: StoredOrder): Date {
  return lapsesAt(order) ?? draftEnd(createdAt);
}

/** Whether the same request has made an order before, and gets that one. */
async function isRepeated({ db }: Pick<OrderingDependencies, 'db'>, key: string | null): Promise<boolean> {
  return key !== null && (await readOrder(db, { idempotencyHash: key })) !== null;
}

/** Case, spaces and punctuation make no other person. */
export function personKeys(customer: Customer, client: ClientKeys): PersonKeys {
  const { country, postalCode, street } = customer;
  const compared = (text: string): string => foldText(text).replace(/[^\p{L}\p{N}]/gu, '');
  return {
    email: hashOfEmail(customer.email),
    address: hashOf(`address ${[country, postalCode, street].map(compared).join(' ')}`),
    client,
  };
}

/** Releases what the earlier draft of the same checkout holds, so that customers do not block themselves. */
async function supersede(deps: OrderingDependencies, tx: Tx, checkoutHash: string, now: Date): Promise<void> {
  const earlier = await lockOrder(tx, { checkoutHash });
  if (earlier === null) return;
  const decided = decideOrder(earlier.order, { kind: 'cancel', reason: 'superseded' }, now);
  if (!decided.ok) return;
  const order = decided.value.reduce(evolveOrder, earlier.order);
  await saveOrder(tx, earlier.id, order, decided.value, 'visitor');
  await releaseHolds(deps, tx, earlier.id, now);
  await deps.invalidate(tx, tagsOf(await linesOf(tx, earlier.id)));
}

async function brokenLimit(
  tx: Tx,
  keys: PersonKeys,
  lines: readonly OrderLine[],
  ended: readonly EndedHold[],
  now: Date,
): Promise<
  Exclude<HoldLimit, { code: 'hold-again-later' }> | Extract<DraftRefusal, { titles: unknown }> | null
> {
  const pieceIds = lines.map(({ pieceId }) => pieceId);
  const limit = brokenHoldLimit(
    { units: lines.reduce((sum, { quantity }) => sum + quantity, 0), pieceIds },
    await heldBySamePerson(tx, keys, now),
    ended,
    now,
  );
  if (limit?.code !== 'hold-again-later') return limit;
  const titles = lines
    .filter(({ pieceId }) => limit.pieceIds.includes(pieceId))
    .map(({ title, titleInLanguage }) => titleInLanguage ?? title);
  return { code: limit.code, titles: [...new Set(titles)] };
}
