import { sql, type RawBuilder, type Selectable } from 'kysely';
import { createHmac } from 'node:crypto';
import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import { fromRow } from '../../../platform/db/row-names.ts';
import type { Language } from '../../../shared/text/language.ts';
import type { HistoryEntry } from '../domain/customer-history.ts';
import { quietEventTypes } from '../domain/history-event.ts';
import type { AppliedText } from '../domain/legal-texts.ts';
import type { OrderState } from '../domain/order-machine.ts';
import type {
  Customer,
  DeliveryOption,
  OrderTotals,
  OrderVat,
  PaymentMethod,
  OrderLine,
} from '../domain/order.ts';
import type { OrderingTables, OrderRow } from './ordering.tables.ts';
import { shownPhone } from '../../../platform/telephone/stored-phone.ts';

/** An order as it is kept, without its lines. */
export interface StoredOrder {
  readonly id: string;
  readonly number: number;
  readonly tokenSalt: string;
  readonly requestHash: string;
  readonly mailTokenHash: string | null;
  readonly createdAt: Date;
  readonly order: OrderState;
  readonly customer: Customer;
  /** The language of the pages on which it was placed, and of its mails. */
  readonly language: Language;
  readonly delivery: DeliveryOption;
  /** As it was said before the order; null: it is not sent, or was ordered before the time was kept. */
  readonly deliveryWeeks: number | null;
  readonly paymentMethod: PaymentMethod;
  readonly totals: OrderTotals;
  readonly vatByRate: readonly OrderVat[];
  /** A consumer's express request that rental or assembly begins within the withdrawal period (§ 357a BGB). */
  readonly earlyService: boolean;
  /** The account that it belongs to; null: a guest's. */
  readonly customerId: string | null;
  /** Kept only because the law demands it (Art. 18 GDPR). */
  readonly isRestricted: boolean;
}

/**
 * By what an order is found: each is unique. `checkoutHash` finds the checkout's draft only, and `tokenHash`, which is
 * the order's link, nothing that is kept by law alone.
 */
type OrderKey =
  | { readonly id: string }
  | { readonly number: number }
  | { readonly tokenHash: string }
  | { readonly idempotencyHash: string }
  | { readonly checkoutHash: string };

/** The order of this key, or null. */
export async function readOrder(handle: Db | Tx, key: OrderKey): Promise<StoredOrder | null> {
  return read(handle, key, sql``);
}

/** The same, locked until the transaction ends: an order is locked before any of its units. */
export async function lockOrder(tx: Tx, key: OrderKey): Promise<StoredOrder | null> {
  const stored = await read(tx, key, sql`for update`);
  if (stored !== null) noteChange(tx, stored.id);
  return stored;
}

const changed = new WeakMap<Tx, ReadonlySet<string>>();

/** Notes that a transaction may change what an order's status is derived from. */
export const noteChange = (tx: Tx, orderId: string): void =>
  void changed.set(tx, new Set(changed.get(tx)).add(orderId));

/** The ids of the orders that a transaction has locked, or added an event to. */
export const changedOrders = (tx: Tx): readonly string[] => [...(changed.get(tx) ?? [])];

type ReadRow = Omit<Selectable<OrderRow>, 'number'> & { readonly number: number };

async function read(handle: Db | Tx, key: OrderKey, lock: RawBuilder<unknown>): Promise<StoredOrder | null> {
  const { rows } = await sql<ReadRow>`
    select o.*, o.number::int as number from orders o where ${condition(key)} ${lock}
  `.execute(queries<OrderingTables>(handle));
  const row = rows[0];
  return row === undefined ? null : storedOrder(row);
}

function condition(key: OrderKey): RawBuilder<unknown> {
  if ('id' in key) return sql`o.id = ${key.id}::uuid`;
  if ('number' in key) return sql`o.number = ${key.number}`;
  if ('tokenHash' in key) return sql`o.token_hash = ${key.tokenHash} and o.restricted_at is null`;
  if ('idempotencyHash' in key) return sql`o.idempotency_hash = ${key.idempotencyHash}`;
  return sql`o.checkout_hash = ${key.checkoutHash} and o.state = 'draft'`;
}

function storedOrder(row: ReadRow): StoredOrder {
  return {
    id: row.id,
    number: row.number,
    tokenSalt: row.token_salt,
    requestHash: row.request_hash,
    mailTokenHash: row.mail_token_hash,
    createdAt: row.created_at,
    order: orderState(row),
    customer: {
      email: row.email,
      phone: shownPhone(row.phone),
      firstName: row.first_name,
      lastName: row.last_name,
      company: row.company,
      vatId: row.vat_id,
      street: row.street,
      apartment: row.apartment,
      postalCode: row.postal_code,
      city: row.city,
      country: row.country,
      kind: row.customer_kind,
      carrierContact: row.carrier_contact,
      billing: row.billing,
      note: row.note,
    },
    language: row.language,
    delivery: row.delivery,
    deliveryWeeks: row.delivery_weeks,
    paymentMethod: row.payment_method,
    totals: {
      subtotalCents: row.subtotal_cents,
      voucherCents: row.voucher_cents,
      taxCents: row.tax_cents,
      shippingCents: row.shipping_cents,
      totalCents: row.total_cents,
      giftCents: row.gift_cents,
    },
    vatByRate: row.vat_by_rate,
    earlyService: row.early_service,
    customerId: row.customer_id,
    isRestricted: row.restricted_at !== null,
  };
}

function orderState(row: ReadRow): OrderState {
  const { state, offered_at: offeredAt } = row;
  switch (state) {
    case 'draft':
      return { state, holdUntil: row.hold_until };
    case 'offered':
      return {
        state,
        offeredAt: given(offeredAt),
        acceptUntil: given(row.accept_until),
        awaitsMail: row.awaits_mail,
        holdUntil: row.hold_until,
      };
    case 'accepted':
      return { state, offeredAt: given(offeredAt), acceptedAt: given(row.accepted_at) };
    case 'lapsed':
    case 'declined':
      return { state, offeredAt, endedAt: given(row.ended_at) };
    case 'cancelled':
      return { state, offeredAt, endedAt: given(row.ended_at), reason: given(row.end_reason) };
    default:
      return state satisfies never;
  }
}

/** The table's constraints promise it. */
function given<T>(value: T | null): T {
  if (value === null) throw new TypeError('an order lacks what its state needs');
  return value;
}

/** The lines of an order, in the order of the cart. */
export async function linesOf(handle: Db | Tx, orderId: string): Promise<OrderLine[]> {
  const rows = await queries<OrderingTables>(handle)
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  return rows.map(({ order_id: _, ...row }) => fromRow<OrderLine>(row));
}

/** Keeps the texts that apply to an order. */
export async function insertTexts(tx: Tx, orderId: string, texts: readonly AppliedText[]): Promise<void> {
  if (texts.length === 0) return;
  await queries<OrderingTables>(tx)
    .insertInto('order_texts')
    .values(
      texts.map(({ slug, version, fileKey, readingKey }) => ({
        order_id: orderId,
        slug,
        version,
        file_key: fileKey,
        reading_key: readingKey,
      })),
    )
    .execute();
}

/** The texts that applied when an order was placed, the terms first; an order that was not placed has none. */
export async function textsOf(handle: Db | Tx, orderId: string): Promise<AppliedText[]> {
  const rows = await queries<OrderingTables>(handle)
    .selectFrom('order_texts')
    .select(['slug', 'version', 'file_key', 'reading_key'])
    .where('order_id', '=', orderId)
    .orderBy(sql`array_position(array['terms', 'withdrawal', 'data-protection'], slug)`)
    .execute();
  return rows.map(({ slug, version, file_key: fileKey, reading_key: readingKey }) => ({
    slug,
    version,
    fileKey,
    readingKey,
  }));
}

/** What happened to an order, the oldest first. */
export async function historyOf(handle: Db | Tx, orderId: string): Promise<HistoryEntry[]> {
  return queries<OrderingTables>(handle)
    .selectFrom('order_history')
    .select(['at', 'actor', 'type', 'facts'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
}

/**
 * An order's version: the number of events that matter to whoever decides about it. Read under the order's lock, it is
 * the one to compare with.
 */
export async function versionOf(handle: Db | Tx, orderId: string): Promise<number> {
  const { version } = await queries<OrderingTables>(handle)
    .selectFrom('order_history')
    .select(({ fn }) => fn.countAll<string>().as('version'))
    .where('order_id', '=', orderId)
    .where('type', 'not in', quietEventTypes)
    .executeTakeFirstOrThrow();
  return Number(version);
}

/**
 * The id under which the outside knows an order, 256 bits. From the salt alone, which is kept, it cannot be made; the
 * key is the browser's, or random and forgotten.
 */
export function orderTokenOf(salt: string, key: string): string {
  return createHmac('sha256', salt).update(key).digest('base64url');
}

/** Those of the keys of photographs that an order shows. */
export async function picturesShown(db: Db, keys: readonly string[]): Promise<readonly string[]> {
  if (keys.length === 0) return [];
  const rows = await queries<OrderingTables>(db)
    .selectFrom('order_lines')
    .select('picture_key as key')
    .distinct()
    .where('picture_key', 'in', keys)
    .execute();
  return rows.map(({ key }) => key).filter((key) => key !== null);
}
