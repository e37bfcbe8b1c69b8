import { sql } from 'kysely';
import { pieceFactNames, type PieceFacts } from '../../../shared/orders/piece-facts.ts';
import type { Language } from '../../../shared/text/language.ts';
import { queries, type Tx } from '../../../platform/db/db.ts';
import { insertRows, rowsAsJson } from '../../../platform/db/rows-as-json.ts';
import { rowOf } from '../../../platform/db/row-names.ts';
import type { ClientKeys } from '../../../platform/http/client-keys.ts';
import type {
  BillingAddress,
  Customer,
  DeliveryOption,
  OrderLine,
  OrderTotals,
  OrderVat,
  PaymentMethod,
} from '../domain/order.ts';
import type { HistoryEventType } from '../domain/history-event.ts';
import type { OrderEvent, OrderState } from '../domain/order-machine.ts';
import { countDistanceSaleAgain, takeBackDistanceSale } from './stored-distance-sales.ts';
import type { OrderingTables } from './ordering.tables.ts';
import { noteChange } from './stored-order.ts';
import { storedPhone } from '../../../platform/telephone/stored-phone.ts';

/** A draft that is about to be written. */
interface NewDraft {
  /** No real money will move: it gets a number of the series for such orders. */
  readonly isTrial: boolean;
  readonly id: string;
  readonly tokenHash: string;
  readonly tokenSalt: string;
  readonly idempotencyHash: string | null;
  readonly requestHash: string;
  readonly checkoutHash: string | null;
  readonly createdAt: Date;
  readonly holdUntil: Date;
  readonly customer: Customer;
  /** The account that it belongs to; null: a guest's. */
  readonly customerId: string | null;
  readonly language: Language;
  readonly delivery: DeliveryOption;
  /** Within how many weeks it is delivered; null: it is not sent. */
  readonly deliveryWeeks: number | null;
  readonly paymentMethod: PaymentMethod;
  readonly keys: PersonKeys;
  readonly totals: OrderTotals;
  readonly vatByRate: readonly OrderVat[];
  readonly lines: readonly OrderLine[];
}

/** By what the limits recognise a person. */
export interface PersonKeys {
  readonly email: string;
  readonly address: string;
  readonly client: ClientKeys;
}

/** Writes a draft with its lines and the beginning of its history. */
export async function insertDraft(tx: Tx, draft: NewDraft, actor: string): Promise<void> {
  const { kind, billing, ...contact } = draft.customer;
  const { keys } = draft;
  const q = queries<OrderingTables>(tx);
  await q
    .insertInto('orders')
    .values({
      id: draft.id,
      ...(draft.isTrial ? { number: sql<string>`nextval('trial_order_numbers')` } : {}),
      token_hash: draft.tokenHash,
      token_salt: draft.tokenSalt,
      idempotency_hash: draft.idempotencyHash,
      request_hash: draft.requestHash,
      checkout_hash: draft.checkoutHash,
      state: 'draft',
      created_at: draft.createdAt,
      hold_until: draft.holdUntil,
      customer_id: draft.customerId,
      ...rowOf({ ...contact, phone: storedPhone(contact.phone, contact.country) }),
      customer_kind: kind,
      billing: billing === null ? null : JSON.stringify(billing),
      language: draft.language,
      delivery: draft.delivery,
      delivery_weeks: draft.deliveryWeeks,
      payment_method: draft.paymentMethod,
      email_key: keys.email,
      address_key: keys.address,
      client_key: keys.client.line,
      site_key: keys.client.site,
      block_key: keys.client.block,
      ...rowOf(draft.totals),
      vat_by_rate: JSON.stringify(draft.vatByRate),
    })
    .execute();
  const rows = draft.lines.map((line) => lineRow(draft.id, line));
  await insertRows(q, 'order_lines', rows);
  await appendHistory(tx, draft.id, actor, [{ type: 'order-drafted', at: draft.createdAt }]);
}

/** What a line has beside the facts of its piece: the compiler asks for each. */
const ownOfLine: Readonly<Record<Exclude<keyof OrderLine, keyof PieceFacts>, true>> = {
  position: true,
  pieceId: true,
  variantId: true,
  title: true,
  titleInLanguage: true,
  sku: true,
  pictureKey: true,
  quantity: true,
  rentOption: true,
  assembly: true,
  unitCents: true,
  assemblyCents: true,
  chargeTaxPercent: true,
  chargeTaxCents: true,
  subtotalCents: true,
  grossCents: true,
  netCents: true,
  vatCents: true,
  shippingCents: true,
  vatByRate: true,
  adjustments: true,
};
const ofLine = [...Object.keys(ownOfLine), ...pieceFactNames] as readonly (keyof OrderLine)[];

/** The row of a line, with a column for each of its properties; of how it was priced it may have others, which no row keeps. */
function lineRow(orderId: string, line: OrderLine): object {
  const kept = Object.fromEntries(ofLine.map((name) => [name, line[name]]));
  return { order_id: orderId, ...rowOf(kept) };
}

/** Writes what an order has become, and what made it so. Nothing where nothing happened. */
export async function saveOrder(
  tx: Tx,
  id: string,
  order: OrderState,
  events: readonly OrderEvent[],
  actor: string,
): Promise<void> {
  if (events.length === 0) return;
  await queries<OrderingTables>(tx)
    .updateTable('orders')
    .set({
      state: order.state,
      ended_at: 'endedAt' in order ? order.endedAt : null,
      end_reason: order.state === 'cancelled' ? order.reason : null,
      ...(order.state === 'offered'
        ? { offered_at: order.offeredAt, accept_until: order.acceptUntil, awaits_mail: order.awaitsMail }
        : {}),
      ...(order.state === 'accepted' ? { accepted_at: order.acceptedAt } : {}),
    })
    .where('id', '=', id)
    .execute();
  if ('endedAt' in order) await takeBackDistanceSale(tx, id);
  if (events.some(({ type }) => type === 'order-reinstated')) await countDistanceSaleAgain(tx, id);
  await appendHistory(tx, id, actor, events);
}

/** Another tax is contained in a draft's prices: that of these lines, and so that of the order. */
export async function saveVat(
  tx: Tx,
  id: string,
  vatByRate: readonly OrderVat[],
  lines: readonly OrderLine[],
): Promise<void> {
  const q = queries<OrderingTables>(tx);
  await q
    .updateTable('orders')
    .set({ vat_by_rate: JSON.stringify(vatByRate) })
    .where('id', '=', id)
    .execute();
  for (const { position, netCents, vatCents, vatByRate: ofLine } of lines) {
    await sql`
      update order_lines
      set net_cents = ${netCents}, vat_cents = ${vatCents}, vat_by_rate = ${JSON.stringify(ofLine)}::jsonb
      where order_id = ${id}::uuid and position = ${position}
    `.execute(q);
  }
}

/** The order costs less, since it bears no German VAT. Its own row says so first: only then its lines may. */
export async function savePrice(
  tx: Tx,
  id: string,
  price: {
    readonly totals: OrderTotals;
    readonly vatByRate: readonly OrderVat[];
    readonly lines: readonly OrderLine[];
  },
): Promise<void> {
  const q = queries<OrderingTables>(tx);
  await q
    .updateTable('orders')
    .set({ ...rowOf(price.totals), vat_by_rate: JSON.stringify(price.vatByRate) })
    .where('id', '=', id)
    .execute();
  const rows = price.lines.map((line) => lineRow(id, line));
  const { columns, records } = rowsAsJson('order_lines', rows);
  const changes = columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`n.${column}`)}`);
  await sql`
    update order_lines l set ${sql.join(changes)} from ${records} n
    where l.order_id = n.order_id and l.position = n.position
  `.execute(q);
}

/** Keeps the wish that a service begins within the withdrawal period. */
export async function saveEarlyService(tx: Tx, id: string): Promise<void> {
  await queries<OrderingTables>(tx)
    .updateTable('orders')
    .set({ early_service: true })
    .where('id', '=', id)
    .execute();
}

/** The order's invoice goes there from now on. */
export async function saveBilling(tx: Tx, id: string, billing: BillingAddress): Promise<void> {
  await queries<OrderingTables>(tx)
    .updateTable('orders')
    .set({ billing: JSON.stringify(billing) })
    .where('id', '=', id)
    .execute();
}

/** The order is opened by another id from now on, and by the earlier one no more. */
export async function saveOrderToken(
  tx: Tx,
  id: string,
  { hash, salt }: { readonly hash: string; readonly salt: string },
): Promise<void> {
  await queries<OrderingTables>(tx)
    .updateTable('orders')
    .set({ token_hash: hash, token_salt: salt })
    .where('id', '=', id)
    .execute();
}

/** Keeps the hash of what a mailed link carries. */
export async function saveMailToken(tx: Tx, id: string, hash: string): Promise<void> {
  await queries<OrderingTables>(tx)
    .updateTable('orders')
    .set({ mail_token_hash: hash })
    .where('id', '=', id)
    .execute();
}

/** What happened to an order; all but `type` and `at` are its facts, other ones for each type. */
export async function appendHistory<Happened extends { readonly type: HistoryEventType; readonly at: Date }>(
  tx: Tx,
  orderId: string,
  actor: string,
  events: readonly Happened[],
): Promise<void> {
  if (events.length === 0) return;
  noteChange(tx, orderId);
  await queries<OrderingTables>(tx)
    .insertInto('order_history')
    .values(
      events.map(({ type, at, ...facts }) => ({
        order_id: orderId,
        at,
        actor,
        type,
        facts: JSON.stringify(facts),
      })),
    )
    .execute();
}

/** Appends that a declaration came in, unless the order's history says so already. The caller has locked the order. */
export async function appendDeclared(
  tx: Tx,
  orderId: string,
  event: {
    readonly type: 'withdrawal-received' | 'ending-received';
    readonly at: Date;
    readonly declarationId: string;
  },
): Promise<void> {
  const known = await queries<OrderingTables>(tx)
    .selectFrom('order_history')
    .select('id')
    .where('order_id', '=', orderId)
    .where('type', '=', event.type)
    .where(sql<boolean>`facts ->> 'declarationId' = ${event.declarationId}`)
    .executeTakeFirst();
  if (known === undefined) await appendHistory(tx, orderId, 'visitor', [event]);
}
