-- How far each line of an order is on its way to the customer, and back where it is rented. A line without a row
-- waits.
create table fulfilments (
  order_id uuid not null,
  position integer not null,
  state text not null check (state in ('prepared', 'shipped', 'handed-over', 'returned')),
  prepared_at timestamptz,
  shipped_at timestamptz,
  carrier text,
  tracking text,
  -- When the customer came into possession of it: the periods of withdrawal and rental begin.
  handed_over_at timestamptz,
  -- Rentals only: when it is due back; and until when the calendar keeps it where that is later.
  due_at timestamptz,
  kept_until timestamptz,
  -- When the customer was told that it is overdue.
  overdue_told_at timestamptz,
  -- When it was noticed that somebody else has taken a piece that has not come back.
  clash_at timestamptz,
  returned_at timestamptz,
  primary key (order_id, position),
  foreign key (order_id, position) references order_lines (order_id, position),
  constraint shipped_at_a_time check (state <> 'shipped' or shipped_at is not null),
  constraint handed_over_at_a_time check (state not in ('handed-over', 'returned') or handed_over_at is not null),
  constraint returned_at_a_time check ((state = 'returned') = (returned_at is not null)),
  constraint only_rentals_are_kept check (kept_until is null or due_at is not null),
  constraint only_rentals_come_back check (state <> 'returned' or due_at is not null)
);
-- For the job that keeps what has not come back.
create index fulfilments_out on fulfilments (coalesce(kept_until, due_at)) where state = 'handed-over' and due_at is not null;

-- When the personal data of an order that never became a contract were removed.
alter table orders add column anonymised_at timestamptz;
create index orders_without_contract on orders (ended_at) where accepted_at is null and anonymised_at is null;
