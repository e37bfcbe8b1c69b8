-- A claim may be for some of a rented line's units. Null: for all of them.
alter table damage_claims add column quantity integer check (quantity > 0);
-- How many units of a rented line have not come back and are not waited for any more, while others are out or back.
alter table fulfilments add column given_up_units integer not null default 0 check (given_up_units >= 0);
