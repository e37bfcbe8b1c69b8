import { lockTexts } from '../../../../platform/db/db.ts';
import { clientKeys } from '../../../../platform/http/client-keys.ts';
import { hashOf } from '../../../../platform/secrets/secrets.ts';
import type { Cents } from '../../../../shared/money/cents.ts';
import { fail, ok, type Result } from '../../../../shared/result.ts';
import { defaultLanguage, type Language } from '../../../../shared/text/language.ts';
import { draftEnd } from '../../domain/deadlines.ts';
import { brokenHoldLimit } from '../../domain/hold-limits.ts';
import { lapsesAt } from '../../domain/order-machine.ts';
import {
  isPaidOnTheSpot,
  type Customer,
  type OrderedGift,
  type PaymentMethod,
  isGiftDay,
} from '../../domain/order.ts';
import { heldBySamePerson } from '../../infrastructure/hold-usage.ts';
import { insertOrderedGift } from '../../infrastructure/stored-ordered-gift.ts';
import { orderTokenOf, readOrder } from '../../infrastructure/stored-order.ts';
import { insertDraft } from '../../infrastructure/write-order.ts';
import type { OrderingDependencies } from '../ordering-dependencies.ts';
import { personKeys, type DraftedOrder } from '../placing/draft-order.ts';

/** A gift voucher that somebody wants to buy. No voucher pays for one (AGB 10.4): there is no field for its code. */
export interface GiftRequest {
  readonly valueCents: Cents;
  readonly gift: OrderedGift;
  readonly customer: Customer;
  readonly paymentMethod: Exclude<PaymentMethod, 'gift_voucher' | 'klarna'>;
}

interface Request {
  readonly idempotencyKey: string;
  readonly client: string;
  readonly customerId: string | null;
  readonly language?: Language;
}

export type GiftRefusal = {
  readonly code:
    | 'shop-closed'
    | 'payment-method-unavailable'
    | 'idempotency-conflict'
    | 'too-many-held'
    | 'too-many-orders'
    | 'gift-day-impossible';
};

/** Whether a gift voucher may be mailed on this day. */
export const mayMailGiftOn = ({ now }: Pick<OrderingDependencies, 'now'>, day: string): boolean =>
  isGiftDay(day, now());

/**
 * Makes a draft of an order that buys a gift voucher: without lines, since nothing is held, delivered or taxed. From the
 * binding click on it is an order like others. Repeated with the same key, it is the same one.
 */
export async function orderGift(
  deps: OrderingDependencies,
  input: GiftRequest,
  request: Request,
): Promise<Result<DraftedOrder, GiftRefusal>> {
  const { valueCents, gift, customer, paymentMethod } = input;
  if (!(await deps.takesOrders())) return fail({ code: 'shop-closed' });
  if (isPaidOnTheSpot(paymentMethod) && !deps.payments.offers(paymentMethod)) {
    return fail({ code: 'payment-method-unavailable' });
  }
  if (gift.sendOn !== null && !mayMailGiftOn(deps, gift.sendOn)) return fail({ code: 'gift-day-impossible' });
  const now = deps.now();
  const idempotencyHash = hashOf(`gift ${request.idempotencyKey}`);
  const requestHash = hashOf(JSON.stringify(input));
  const keys = personKeys(customer, await clientKeys(deps.db, 'hold', request.client));
  return deps.db.transaction(async (tx): Promise<Result<DraftedOrder, GiftRefusal>> => {
    const block = deps.limitHolds ? [keys.client.block] : [];
    await lockTexts(tx, [idempotencyHash, keys.email, ...block]);
    const before = await readOrder(tx, { idempotencyHash });
    if (before !== null) {
      if (before.requestHash !== requestHash) return fail({ code: 'idempotency-conflict' });
      const orderId = orderTokenOf(before.tokenSalt, request.idempotencyKey);
      const reservedUntil = lapsesAt(before.order) ?? draftEnd(before.createdAt);
      return ok({ orderId, reservedUntil, totals: before.totals });
    }
    if (deps.limitHolds) {
      // Each order sends mails to an address that anybody may have typed.
      const limit = brokenHoldLimit(
        { units: 1, pieceIds: [] },
        await heldBySamePerson(tx, keys, now),
        [],
        now,
      );
      if (limit !== null && limit.code !== 'hold-again-later') return fail(limit);
    }
    const id = deps.newId();
    const holdUntil = draftEnd(now);
    const salt = deps.newSecret();
    const orderId = orderTokenOf(salt, request.idempotencyKey);
    const totals = {
      subtotalCents: valueCents,
      voucherCents: 0,
      taxCents: 0,
      shippingCents: 0,
      totalCents: valueCents,
      giftCents: 0,
    };
    await insertDraft(
      tx,
      {
        id,
        tokenHash: hashOf(orderId),
        tokenSalt: salt,
        idempotencyHash,
        requestHash,
        isTrial: deps.isTrial,
        checkoutHash: null,
        createdAt: now,
        holdUntil,
        customer,
        customerId: request.customerId,
        language: request.language ?? defaultLanguage,
        delivery: 'download',
        paymentMethod,
        keys,
        deliveryWeeks: null,
        totals,
        vatByRate: [],
        lines: [],
      },
      'visitor',
    );
    await insertOrderedGift(tx, id, gift);
    return ok({ orderId, reservedUntil: holdUntil, totals });
  });
}
