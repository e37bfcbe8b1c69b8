import type { ColumnType } from 'kysely';

interface VoucherRow {
  id: string;
  name: string;
  value_cents: number | null;
  percent: number | null;
  least_cents: number;
  /** Days: select them as text. */
  first_day: string;
  last_day: string | null;
  shop_type: 'vintage' | 'boatwood' | null;
  contract: 'sale' | 'rental' | null;
  customer_kind: 'consumer' | 'business' | null;
  holder_email: string | null;
  uses_per_code: number | null;
  once_per_person: boolean;
  code_count: number;
  created_at: Date;
  created_by: string;
  ended_at: ColumnType<Date | null, never, Date>;
  ended_by: ColumnType<string | null, never, string>;
}

export interface VouchersTables {
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
