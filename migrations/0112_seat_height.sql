alter table pieces add column seat_height_mm integer check (seat_height_mm > 0);
alter table listings add column seat_height_mm integer;
alter table category_listings add column seat_height_mm integer;
select make_listings();
