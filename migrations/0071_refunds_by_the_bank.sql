-- Money that the customer's bank or PayPal has given back after a lost dispute, for a sale that was called off, goods that
-- came back or a lower price: the shop pays nothing, but its invoice is corrected all the same (ADR 0044, 0068).
alter table order_refunds add column by_bank boolean not null default false;
