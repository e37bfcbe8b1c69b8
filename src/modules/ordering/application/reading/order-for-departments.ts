import type { Db, Tx } from '../../../../platform/db/db.ts';
import { ok, type Result } from '../../../../shared/result.ts';
import type { Actor } from '../../../../shared/staff/actor.ts';
import type { Customer, DeliveryOption, OrderLine } from '../../domain/order.ts';
import type { OrderState } from '../../domain/order-machine.ts';
import type { PaymentState } from '../../domain/paying/payment-state.ts';
import {
  linesOf,
  lockOrder as lockStored,
  readOrder,
  type StoredOrder,
} from '../../infrastructure/stored-order.ts';
import { paymentOf } from '../../infrastructure/stored-payment.ts';
import { casesOfReference, stopsDelivery } from '../../../payments/index.ts';
import { isHiddenFrom, lockForStaff, type LockRefusal } from './get-order.ts';

/** What the departments that come after the contract know of an order. */
export interface OrderFacts {
  readonly id: string;
  /** 100234 in 'WMK-100234' */
  readonly number: number;
  readonly state: OrderState['state'];
  readonly orderedAt: Date;
  /** Null: the customer was not asked to pay. */
  readonly paymentState: PaymentState['state'] | null;
  readonly delivery: DeliveryOption;
  readonly customer: Customer;
  readonly lines: readonly OrderLine[];
  /** Its money is disputed or has gone, and nobody has decided to deliver it all the same. */
  readonly isStopped: boolean;
  /** Kept only because the law demands it. */
  readonly isRestricted: boolean;
}

type OrderKey = { readonly id: string } | { readonly number: number };

/** The facts of an order; null where it does not exist. */
export async function findOrder(handle: Db | Tx, key: OrderKey): Promise<OrderFacts | null> {
  const stored = await readOrder(handle, key);
  return stored === null ? null : factsOf(handle, stored);
}

/**
 * The same with a lock that lasts until the transaction ends.
 * @param actor who works on it: staff do not find an order that is hidden from them. Null: the shop's own jobs.
 */
export async function lockOrder(tx: Tx, key: OrderKey, actor: Actor | null): Promise<OrderFacts | null> {
  const stored = await lockStored(tx, key);
  if (stored === null || (actor !== null && isHiddenFrom(stored, actor))) return null;
  return factsOf(tx, stored);
}

/** The same for a decision of staff, who must have seen the order as it is. @param isRepeated as in `lockForStaff` */
export async function lockAsSeen(
  tx: Tx,
  number: number,
  actor: Actor,
  isRepeated?: (orderId: string) => Promise<boolean>,
): Promise<Result<OrderFacts, LockRefusal>> {
  const locked = await lockForStaff(tx, { number }, actor, isRepeated);
  return locked.ok ? ok(await factsOf(tx, locked.value)) : locked;
}

async function factsOf(handle: Db | Tx, stored: StoredOrder): Promise<OrderFacts> {
  const { id, number, order, delivery, customer, isRestricted } = stored;
  const payment = await paymentOf(handle, id);
  const lines = await linesOf(handle, id);
  return {
    id,
    number,
    delivery,
    customer,
    isRestricted,
    lines,
    state: order.state,
    orderedAt: ('offeredAt' in order ? order.offeredAt : null) ?? stored.createdAt,
    isStopped: (await casesOfReference(handle, id)).some(stopsDelivery),
    paymentState: payment?.payment.state ?? null,
  };
}
