-- The account that staff transfer a refund to, as long as they have not done so: afterwards the bank's statement has it.
alter table order_refunds
  add column iban text,
  add constraint iban_to_transfer check (
    iban is null or (payment_id is null and done_at is null and not to_gift_voucher and not waived)
  );

-- Staff look for orders by the telephone number that calls, which people write in many ways.
create index orders_by_phone on orders using gin (regexp_replace(phone, '[^0-9]', '', 'g') gin_trgm_ops);

-- What staff wished for under a key of their browser: sent again because the answer was lost, it is made once. Hashes, and
-- the ids of what was made; kept for a month.
create table fulfilled_wishes (
  key_hash text primary key,
  content_hash text not null,
  made jsonb,
  fulfilled_at timestamptz not null
);
create index fulfilled_wishes_by_age on fulfilled_wishes (fulfilled_at);

-- What a piece of a file would cost: staff check it before they import.
alter table piece_import_rows add column price_cents integer;
