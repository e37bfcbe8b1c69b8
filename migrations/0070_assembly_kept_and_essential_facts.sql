-- Of what is owed for returned pieces: the part for assembly; and whether assembly that was done stays paid.
alter table order_returns
  add column assembly_kept boolean not null default false,
  add column owed_assembly_cents integer not null default 0 check (owed_assembly_cents >= 0);

-- Size and condition of the piece as it was ordered: the confirmation names what is essential of it (§ 312f (2) BGB). Null
-- in orders from before.
alter table order_lines
  add column condition text,
  add column width_mm integer,
  add column height_mm integer,
  add column depth_mm integer,
  add column diameter_mm integer;
