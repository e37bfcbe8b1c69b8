-- Klarna's money is taken when the goods leave the shop. Until then it is only authorised: no money, but enough to bind
-- the pieces. `expired`: the authorisation has ended without having been captured, and the order waits for another
-- payment. `released`: the shop has given it back, and nothing is owed.
alter table payments
  drop constraint payments_state_check,
  add constraint payments_state_check check (
    state in ('open', 'authorised', 'expired', 'received', 'lapsed', 'released', 'refund-due', 'refunded')
  ),
  add column authorised_at timestamptz,
  -- Until then the provider lets the shop take the money.
  add column capture_before timestamptz,
  -- Goods have left the shop, or staff want the money: from then on it is taken, and nothing else can become of it.
  add column capture_asked_at timestamptz,
  add constraint authorised_until check (state <> 'authorised' or (authorised_at is not null and capture_before is not null));

drop index one_payment_an_order;
create unique index one_payment_an_order on payments (order_id)
  where state in ('open', 'authorised', 'expired', 'received');
create index payments_to_capture on payments (capture_before) where state in ('authorised', 'expired');

-- A part of an authorised amount that the shop does without before it is taken: nothing has to be paid back.
alter table order_refunds
  add column waived boolean not null default false,
  add constraint waived_at_once check (not waived or (done_at is not null and payment_id is null));
