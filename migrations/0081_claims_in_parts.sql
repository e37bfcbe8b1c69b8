-- Money that came for a claim, which may come in parts; a claim is paid once they are its amount.
create table claim_receipts (
  id uuid primary key,
  claim_id uuid not null references damage_claims (id),
  -- The key that staff's screen gave this booking: sent twice, it is one.
  wish text not null,
  amount_cents integer not null check (amount_cents > 0),
  received_on date not null,
  booked_at timestamptz not null,
  booked_by text not null,
  constraint one_receipt_of_a_claim_a_wish unique (claim_id, wish)
);
insert into claim_receipts (id, claim_id, wish, amount_cents, received_on, booked_at, booked_by)
select gen_random_uuid(), id, settled_wish, amount_cents, received_on, settled_at, settled_by
from damage_claims where settled_as = 'paid';

-- Whether it is for a piece that has not come back, instead of one that came back damaged.
alter table damage_claims add column not_returned boolean not null default false;

-- A rented piece that has not come back and is not waited for any more.
alter table fulfilments add column given_up_at timestamptz;
alter table fulfilments drop constraint fulfilments_state_check;
alter table fulfilments add constraint fulfilments_state_check
  check (state in ('prepared', 'shipped', 'handed-over', 'returned', 'not-returned'));
alter table fulfilments add constraint given_up_at_a_time
  check (state <> 'not-returned' or (given_up_at is not null and handed_over_at is not null and due_at is not null));

create or replace function count_handed_over() returns trigger language plpgsql as $$
declare
  was_done boolean := tg_op = 'UPDATE' and old.state in ('handed-over', 'returned', 'not-returned');
  is_done boolean := new.state in ('handed-over', 'returned', 'not-returned');
begin
  if was_done <> is_done then
    update orders set open_lines = open_lines + case when is_done then -1 else 1 end where id = new.order_id;
  end if;
  return null;
end $$;
