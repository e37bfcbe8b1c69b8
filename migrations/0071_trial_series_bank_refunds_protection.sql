-- Money that the customer's bank or PayPal has given back after a lost dispute, for a sale that was called off, goods that
-- came back or a lower price: the shop pays nothing, but its invoice is corrected all the same (ADR 0044, 0068).
alter table order_refunds add column by_bank boolean not null default false;

-- Orders and documents on trial have numbers of their own, so that the real series begin with the first real order and have
-- no gap. Theirs end where the real ones begin, and are short enough for a card's statement.
create sequence trial_order_numbers start 10001 maxvalue 100000;

create table trial_invoice_series (
  year integer primary key,
  last_number integer not null check (last_number > 0)
);
alter table invoices add column trial boolean not null default false;
-- Either series has its own years and numbers.
alter table invoices drop constraint invoices_year_fkey;
alter table invoices drop constraint invoices_year_number_key;
alter table invoices add constraint one_document_a_number unique (year, number, trial);

-- Whether PayPal protects the shop for a payment if its buyer complains, as PayPal said last; null: it has not said.
alter table provider_payments add column seller_protection text
  check (seller_protection in ('full', 'partly', 'none'));
