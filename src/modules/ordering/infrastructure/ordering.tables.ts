import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { CancelReason } from '../../../shared/orders/order-vocabulary.ts';
import type { Language } from '../../../shared/text/language.ts';
import type { RowOf } from '../../../platform/db/row-names.ts';
import type {
  BillingAddress,
  CustomerKind,
  DeliveryOption,
  OrderedGift,
  OrderLine,
  OrderVat,
  PaymentMethod,
} from '../domain/order.ts';
import type { HistoryEventType } from '../domain/history-event.ts';
import type { OrderStatus } from '../domain/order-status.ts';
import type { OrderState } from '../domain/order-machine.ts';
import type { LegalSlug } from '../domain/legal-texts.ts';
import type { PaymentState } from '../domain/paying/payment-state.ts';

/** Written as text, read as what it holds. */
type Json<T> = ColumnType<T, string, never>;

export interface OrderRow {
  id: string;
  /** A `bigint`, which the two drivers read differently: select it as `number::int`. */
  number: Generated<string>;
  token_hash: string;
  token_salt: string;
  idempotency_hash: string | null;
  request_hash: string;
  checkout_hash: string | null;
  state: OrderState['state'];
  created_at: Date;
  hold_until: Date;
  offered_at: Date | null;
  accept_until: Date | null;
  awaits_mail: ColumnType<boolean, boolean | undefined, boolean>;
  mail_token_hash: string | null;
  accepted_at: Date | null;
  ended_at: Date | null;
  end_reason: CancelReason | null;
  email: string;
  phone: string;
  first_name: string;
  last_name: string;
  company: string | null;
  vat_id: string | null;
  street: string;
  apartment: string | null;
  postal_code: string;
  city: string;
  country: string;
  customer_kind: CustomerKind;
  carrier_contact: boolean;
  delivery: DeliveryOption;
  payment_method: PaymentMethod;
  email_key: string;
  address_key: string;
  client_key: string;
  /** Keys of wider networks; null in orders from before they were counted. */
  site_key: string | null;
  block_key: string | null;
  subtotal_cents: number;
  tax_cents: number;
  shipping_cents: number;
  /** Part of the subtotal and the tax on top: 0 or less. */
  voucher_cents: Generated<number>;
  total_cents: number;
  /** What a gift voucher pays of the total. */
  gift_cents: Generated<number>;
  vat_by_rate: ColumnType<OrderVat[], string, string>;
  billing: ColumnType<BillingAddress | null, string | null, string>;
  note: string | null;
  language: ColumnType<Language, Language | undefined, never>;
  anonymised_at: Date | null;
  /** Null: it is not sent, or was ordered before the time was kept. */
  delivery_weeks: number | null;
  early_service: ColumnType<boolean, boolean | undefined, boolean>;
  /** The account that it belongs to. */
  customer_id: ColumnType<string | null, string | null | undefined, string | null>;
  account_deleted_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  restricted_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** As `OrderStatus` has it; null as long as the order is not accepted. */
  progress: ColumnType<OrderStatus['progress'], undefined, OrderStatus['progress']>;
  dispute: ColumnType<OrderStatus['dispute'], undefined, OrderStatus['dispute']>;
  handover: ColumnType<OrderStatus['handover'], undefined, OrderStatus['handover']>;
  lines_left: ColumnType<number | null, undefined, number>;
}

interface OrderClaimRow {
  token_hash: string;
  order_id: string;
  customer_id: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

/** A line as it was ordered, and whose it is. */
type OrderLineRow = Omit<RowOf<OrderLine>, 'vat_by_rate' | 'adjustments'> & {
  readonly order_id: string;
  readonly vat_by_rate: Json<OrderLine['vatByRate']>;
  readonly adjustments: Json<OrderLine['adjustments']>;
};

interface OrderGiftRow {
  order_id: string;
  design: OrderedGift['design'];
  recipient: string | null;
  greeting: string | null;
  /** A day: select it as text. */
  send_on: string | null;
}

interface OrderTextRow {
  order_id: string;
  slug: LegalSlug;
  version: number;
  file_key: string;
  reading_key: string | null;
}

export interface PaymentRow {
  id: string;
  order_id: string;
  method: PaymentMethod;
  state: PaymentState['state'];
  amount_cents: number;
  /** All that came; 0 in rows that an older version wrote. */
  received_cents: Generated<number>;
  opened_at: Date;
  due_at: Date;
  received_at: Date | null;
  refunded_at: Date | null;
  external_id: string | null;
  claimed_by: ColumnType<string | null, string | null | undefined, string | null>;
  /** Null in rows that an older version wrote. */
  claimed_at: ColumnType<Date | null, never, Date | null>;
  reminded_at: ColumnType<Date | null, never, Date | null>;
  is_trial: boolean;
  authorised_at: ColumnType<Date | null, never, Date | null>;
  capture_before: ColumnType<Date | null, never, Date | null>;
  capture_asked_at: ColumnType<Date | null, never, Date | null>;
}

interface OrderReceiptRow {
  id: string;
  order_id: string;
  wish: string;
  amount_cents: number;
  external_id: string | null;
  /** A day: select it as text. */
  received_on: string | null;
  booked_at: Date;
  booked_by: string;
  taken_back_at: ColumnType<Date | null, never, Date>;
  taken_back_by: ColumnType<string | null, never, string>;
  taken_back_reason: ColumnType<string | null, never, string>;
}

export interface OrderRefundRow {
  id: string;
  order_id: string;
  wish: string;
  amount_cents: number;
  reason: string;
  payment_id: string | null;
  ordered_at: Date;
  ordered_by: string;
  done_at: Date | null;
  done_by: string | null;
  surplus: Generated<boolean>;
  to_gift_voucher: Generated<boolean>;
  waived: Generated<boolean>;
  by_bank: Generated<boolean>;
  claim_id: Generated<string | null>;
  /** Until the transfer is made. */
  iban: string | null;
}

interface OrderHistoryRow {
  id: GeneratedAlways<string>;
  order_id: string;
  at: Date;
  actor: string;
  type: HistoryEventType;
  facts: Json<object>;
}

interface MailboxCodeRow {
  id: string;
  email_key: string;
  checkout_key: string;
  client_key: string;
  /** Keys of the /56 and /48 around it; null in rows of earlier versions. */
  site_key: string | null;
  block_key: string | null;
  code_hash: string;
  asked_at: Date;
  tries: Generated<number>;
  proved_at: Generated<Date | null>;
}

interface DistanceSaleYearRow {
  year: number;
  is_trial: boolean;
  /** A `bigint`: select it as `net_cents::int`. */
  net_cents: Generated<string>;
}

interface DistanceSaleRow {
  order_id: string;
  /** The index of its line. */
  position: number;
  year: number;
  is_trial: boolean;
  net_cents: number;
  taken_back_cents: Generated<number>;
}

export interface OrderingTables {
  distance_sale_years: DistanceSaleYearRow;
  distance_sales: DistanceSaleRow;
  mailbox_codes: MailboxCodeRow;
  orders: OrderRow;
  order_lines: OrderLineRow;
  order_gifts: OrderGiftRow;
  order_texts: OrderTextRow;
  payments: PaymentRow;
  order_receipts: OrderReceiptRow;
  order_refunds: OrderRefundRow;
  order_history: OrderHistoryRow;
  order_claims: OrderClaimRow;
}
