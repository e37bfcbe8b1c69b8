import type { WayPaid } from '../domain/gift-voucher.ts';
import type { CustomerKind, ContractKind } from '../../../shared/orders/order-vocabulary.ts';
import type { ShopType } from '../../../shared/pieces/shop-type.ts';
import type { ColumnType, Generated } from 'kysely';

interface VoucherRow {
  id: string;
  name: string;
  value_cents: number | null;
  percent: number | null;
  least_cents: number;
  /** Days: select them as text. */
  first_day: string;
  last_day: string | null;
  shop_type: ShopType | null;
  contract: ContractKind | null;
  customer_kind: CustomerKind | null;
  holder_email: string | null;
  uses_per_code: number | null;
  once_per_person: boolean;
  code_count: number;
  created_at: Date;
  created_by: string;
  ended_at: ColumnType<Date | null, never, Date>;
  ended_by: ColumnType<string | null, never, string>;
}

interface GiftVoucherRow {
  id: string;
  code_hash: string;
  value_cents: number;
  balance_cents: number;
  /** A day: select it as text. */
  last_day: string;
  paid_by: WayPaid;
  sold_at: Date;
  sold_by: string;
  blocked_at: Date | null;
  blocked_by: string | null;
  sale_hash: ColumnType<string | null, string | null, never>;
  sale_salt: ColumnType<string | null, string | null, never>;
  cancelled_at: ColumnType<Date | null, never, Date | null>;
  cancelled_by: ColumnType<string | null, never, string | null>;
  order_id: ColumnType<string | null, string | null | undefined, never>;
  sealed_code: ColumnType<string | null, string | null | undefined, string | null>;
  send_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  sent_at: ColumnType<Date | null, never, Date | null>;
  refunded_cents: Generated<number>;
}

export interface VouchersTables {
  gift_vouchers: GiftVoucherRow;
  gift_voucher_uses: {
    order_id: string;
    gift_voucher_id: string;
    amount_cents: number;
    refunded_cents: Generated<number>;
    taken_at: Date;
    given_back_at: Date | null;
  };
  vouchers: VoucherRow;
  voucher_codes: { code_hash: string; voucher_id: string };
  voucher_uses: {
    order_id: string;
    voucher_id: string;
    code_hash: string;
    person_key: string | null;
    amount_cents: number;
    taken_at: Date;
    given_back_at: Date | null;
  };
}
