-- Whoever saves a form says which version they read: a change of somebody else in between is noticed, not overwritten.
alter table pieces add column version integer not null default 1;

create function count_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;

create trigger pieces_count_version before update on pieces for each row execute function count_version();

-- The back office lists what was worked on last.
create index pieces_by_update on pieces (updated_at desc, id);

-- Staff search drafts as well, by parts of the title and the SKU.
create index pieces_by_name on pieces using gin (lower(title || ' ' || sku) gin_trgm_ops);

-- SKUs of pieces that staff enter without giving one.
create sequence piece_numbers start 20001;

-- Photographs of staff. What came is kept in the file store until a job has made the sizes that pages show.
create table shop_pictures (
  -- 128 random bits in hexadecimal: a draft's pictures are found by nobody.
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  state text not null check (state in ('waiting', 'ready', 'failed')),
  width_px integer check (width_px > 0),
  height_px integer check (height_px > 0),
  placeholder text check (placeholder ~ '^#[0-9a-f]{6}$'),
  created_at timestamptz not null,
  -- Set when something shows it for the first time; until then it is deleted after a day.
  used_at timestamptz,
  check ((state = 'ready') = (width_px is not null and height_px is not null and placeholder is not null))
);
create index shop_pictures_unused on shop_pictures (created_at) where used_at is null;
