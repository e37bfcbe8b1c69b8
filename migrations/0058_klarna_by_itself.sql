-- Klarna is a means of payment of its own, and no longer one of two behind the card.
alter table provider_payments drop constraint provider_payments_kind_check;
alter table provider_payments add constraint provider_payments_kind_check
  check (kind in ('card', 'checkout', 'klarna', 'wallet'));
alter table orders drop constraint orders_payment_method_check;
alter table orders add constraint orders_payment_method_check
  check (payment_method in ('bank_transfer', 'stripe', 'klarna', 'paypal', 'gift_voucher'));
alter table payments drop constraint payments_method_check;
alter table payments add constraint payments_method_check
  check (method in ('bank_transfer', 'stripe', 'klarna', 'paypal', 'gift_voucher'));

-- Orders of before: only Klarna promises money, and invoices name it.
update payments set method = 'klarna'
where method = 'stripe' and (
  state in ('authorised', 'expired', 'released')
  or exists (
    select from invoices i where i.reference = payments.order_id::text and i.content ->> 'moneyWay' = 'klarna'
  )
);
update orders set payment_method = 'klarna'
where payment_method = 'stripe'
  and exists (select from payments p where p.order_id = orders.id and p.method = 'klarna');
