-- How far each line of an order is on its way to the customer, and back. A line without a row waits.
create table fulfilments (
  order_id uuid not null,
  position integer not null,
  state text not null check (state in ('prepared', 'shipped', 'handed-over', 'returned')),
  prepared_at timestamptz,
  shipped_at timestamptz,
  carrier text,
  tracking text,
  -- The page that follows a consignment, where the carrier is none whose page is known.
  tracking_link text,
  -- When the customer came into possession of it: the periods of withdrawal and rental begin. What a carrier brings back
  -- was never handed over.
  handed_over_at timestamptz,
  -- Rentals only: when it is due back; and until when the calendar keeps it where that is later.
  due_at timestamptz,
  kept_until timestamptz,
  -- When the customer was told that it is overdue.
  overdue_told_at timestamptz,
  -- When it was noticed that somebody else has taken a piece that has not come back.
  clash_at timestamptz,
  returned_at timestamptz,
  -- In what condition a rented line came back, and staff's own note of it.
  return_condition text check (return_condition in ('as-handed-out', 'damaged')),
  return_note text not null default '',
  primary key (order_id, position),
  foreign key (order_id, position) references order_lines (order_id, position),
  constraint shipped_at_a_time check (state <> 'shipped' or shipped_at is not null),
  constraint handed_over_at_a_time check (state <> 'handed-over' or handed_over_at is not null),
  constraint returned_at_a_time check ((state = 'returned') = (returned_at is not null)),
  constraint only_rentals_are_kept check (kept_until is null or due_at is not null)
);
-- For the job that keeps what has not come back.
create index fulfilments_out on fulfilments (coalesce(kept_until, due_at)) where state = 'handed-over' and due_at is not null;
create index fulfilments_rented_out on fulfilments (due_at) where state = 'handed-over' and due_at is not null;

create function count_handed_over() returns trigger language plpgsql as $$
declare
  was_done boolean := tg_op = 'UPDATE' and old.state in ('handed-over', 'returned');
  is_done boolean := new.state in ('handed-over', 'returned');
begin
  if was_done <> is_done then
    update orders set open_lines = open_lines + case when is_done then -1 else 1 end where id = new.order_id;
  end if;
  return null;
end $$;
create trigger fulfilments_open after insert or update of state on fulfilments
  for each row execute function count_handed_over();

-- Sold pieces that came back: after a withdrawal (§ 357 BGB), or because they were not wanted for another reason.
create table order_returns (
  id uuid primary key,
  order_id uuid not null,
  position integer not null,
  -- The key that staff's screen gave this return: sent twice, it is one.
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
