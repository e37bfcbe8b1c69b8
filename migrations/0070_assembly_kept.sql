-- Of what is owed for returned pieces: the part for assembly; and whether assembly that was done stays paid.
alter table order_returns
  add column assembly_kept boolean not null default false,
  add column owed_assembly_cents integer not null default 0 check (owed_assembly_cents >= 0);
