-- What a customer owes for damage to a piece that was rented. It is compensation and no price of a supply, so there is no
-- VAT and no invoice (Abschnitt 1.3 UStAE); its number is the order's with one of its own behind it: 'WMK-100234-S1'.
create table damage_claims (
  id uuid primary key,
  order_id uuid not null,
  position integer not null,
  -- From 1, within the order.
  number integer not null check (number > 0),
  -- The key that staff's screen gave this claim: sent twice, it is one.
  wish text not null,
  amount_cents integer not null check (amount_cents > 0),
  -- The customer is told.
  reason text not null,
  -- The last day on which the money is in time.
  due_on date not null,
  claimed_at timestamptz not null,
  claimed_by text not null,
  -- Null: it is open.
  settled_as text check (settled_as in ('paid', 'waived')),
  settled_at timestamptz,
  settled_by text,
  settled_wish text,
  -- Of one that was paid: when the bank booked it.
  received_on date,
  -- Of one that was waived: why, for staff's own records.
  waived_because text,
  foreign key (order_id, position) references order_lines (order_id, position),
  constraint one_claim_a_number unique (order_id, number),
  constraint one_claim_a_wish unique (order_id, wish),
  constraint settled_as_a_whole check (
    (settled_as is null) = (settled_at is null) and (settled_as is null) = (settled_by is null)
    and (settled_as is null) = (settled_wish is null)
    and (received_on is not null) = coalesce(settled_as = 'paid', false)
    and (waived_because is not null) = coalesce(settled_as = 'waived', false)
  )
);
create index damage_claims_open on damage_claims (due_on) where settled_as is null;
