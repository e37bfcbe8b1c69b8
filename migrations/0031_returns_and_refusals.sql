-- Sold pieces that came back: after a withdrawal (§ 357 BGB), or because they were not wanted for another reason.
create table order_returns (
  id uuid primary key,
  order_id uuid not null,
  position integer not null,
  -- What staff's screen called it: sent twice, it came back once.
  wish text not null,
  quantity integer not null check (quantity > 0),
  condition text not null check (
    condition in ('neuwertig', 'sehr gut', 'gut', 'gebraucht', 'abgenutzt', 'stark abgenutzt', 'beschädigt')
  ),
  -- For staff's own records.
  note text not null,
  -- § 357a (1) BGB: what the customer owes for a loss of value, and why; the customer is told both.
  deduction_cents integer not null check (deduction_cents >= 0),
  deduction_reason text,
  -- What the pieces cost, without the deduction. Delivery comes on top where all of an order came back.
  owed_cents integer not null check (owed_cents >= 0),
  -- Whether the units were taken out of the shop until somebody has looked at them.
  blocked boolean not null,
  returned_at timestamptz not null,
  returned_by text not null,
  foreign key (order_id, position) references order_lines (order_id, position),
  constraint one_return_a_wish unique (order_id, wish),
  constraint a_deduction_has_a_reason check ((deduction_cents > 0) = (deduction_reason is not null))
);

-- Not only rentals come back, and what a carrier brings back was never handed over.
alter table fulfilments drop constraint only_rentals_come_back;
alter table fulfilments drop constraint handed_over_at_a_time;
alter table fulfilments add constraint handed_over_at_a_time
  check (state <> 'handed-over' or handed_over_at is not null);

-- § 357 (4) BGB: who proves that they have sent the goods need not wait for their money until these arrive.
alter table declarations add column dispatch_proved_at timestamptz;
alter table declarations add column dispatch_proved_by text;
alter table declarations add constraint dispatch_proved_by_somebody
  check ((dispatch_proved_at is null) = (dispatch_proved_by is null));

-- What staff note for themselves about a question for a price.
alter table shipping_requests add column note text not null default '';

-- A provider said no for good: staff see it, and have it tried again or pay the money back in another way.
alter table provider_refunds add column refused_at timestamptz;
alter table provider_refunds add column paid_otherwise_at timestamptz;
alter table provider_refunds add constraint paid_back_in_one_way
  check (done_at is null or paid_otherwise_at is null);
create index provider_refunds_open on provider_refunds (ordered_at)
  where done_at is null and paid_otherwise_at is null;
