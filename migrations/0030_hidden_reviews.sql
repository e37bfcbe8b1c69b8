-- Staff may take a review off the page without losing it.
alter table reviews add column is_hidden boolean not null default false;
