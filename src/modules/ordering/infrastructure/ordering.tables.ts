import type { ColumnType, GeneratedAlways } from 'kysely';
import type { RentOption } from '../../../shared/rental-terms.ts';
import type { ShopType } from '../../../shared/shop-type.ts';
import type { CustomerKind, DeliveryOption, OrderVat, PaymentMethod } from '../domain/order.ts';
import type { CancelReason, OrderState } from '../domain/order-machine.ts';
import type { PaymentState } from '../domain/payment-machine.ts';

/** Written as text, read as what it holds. */
type Json<T> = ColumnType<T, string, never>;

export interface OrderRow {
  id: string;
  /** A `bigint`, which the two drivers read differently: select it as `number::int`. */
  number: GeneratedAlways<string>;
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
  subtotal_cents: number;
  tax_cents: number;
  shipping_cents: number;
  total_cents: number;
  vat_by_rate: Json<OrderVat[]>;
}

export interface OrderLineRow {
  order_id: string;
  position: number;
  piece_id: string;
  variant_id: string | null;
  title: string;
  sku: string;
  picture_key: string | null;
  shop_type: ShopType;
  tax_scheme: 'margin' | 'standard';
  quantity: number;
  rent_option: RentOption | null;
  assembly: boolean;
  unit_cents: number;
  assembly_cents: number;
  charge_tax_percent: number;
  charge_tax_cents: number;
  subtotal_cents: number;
  gross_cents: number;
  net_cents: number;
  vat_cents: number;
  shipping_cents: number;
  vat_by_rate: Json<OrderVat[]>;
  adjustments: Json<object[]>;
}

export interface PaymentRow {
  id: string;
  order_id: string;
  method: PaymentMethod;
  state: PaymentState['state'];
  amount_cents: number;
  opened_at: Date;
  due_at: Date;
  received_at: Date | null;
  refunded_at: Date | null;
  external_id: string | null;
}

export interface OrderHistoryRow {
  id: GeneratedAlways<string>;
  order_id: string;
  at: Date;
  actor: string;
  type: string;
  facts: Json<object>;
}

export interface OrderingTables {
  orders: OrderRow;
  order_lines: OrderLineRow;
  payments: PaymentRow;
  order_history: OrderHistoryRow;
}
