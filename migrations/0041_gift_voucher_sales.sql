-- A sale at the counter that is sent twice is one sale, whose code is made of the key that the browser sent and of the
-- salt: a repeated request gets the same code, and neither of the two makes it alone. Null: sold before.
alter table gift_vouchers add column sale_hash text;
alter table gift_vouchers add column sale_salt text;
alter table gift_vouchers add constraint a_sale_has_both check ((sale_hash is null) = (sale_salt is null));
create unique index gift_vouchers_of_sale on gift_vouchers (sale_hash);

-- A sale that was undone: the money went back over the counter, and nothing is left on the voucher.
alter table gift_vouchers add column cancelled_at timestamptz;
alter table gift_vouchers add column cancelled_by text;
alter table gift_vouchers add constraint cancelled_by_somebody check ((cancelled_at is null) = (cancelled_by is null));
alter table gift_vouchers add constraint nothing_left_when_cancelled check (cancelled_at is null or balance_cents = 0);
