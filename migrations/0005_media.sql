-- Pictures that people have sent, already decoded and encoded again. Their bytes are in the file store.
create table uploads (
  -- 256 random bits: the address of a picture is all that protects it.
  id text primary key,
  file_key text not null unique,
  width_px integer not null check (width_px > 0),
  height_px integer not null check (height_px > 0),
  bytes integer not null check (bytes > 0),
  created_at timestamptz not null,
  -- What it belongs to; what belongs to nothing is deleted after a day.
  used_by text,
  -- Which network has sent a picture that nobody has claimed yet, as HMACs with the database's own key: what one network
  -- may leave lying about is counted, so that none takes the room of all. Null as soon as the picture belongs to something.
  sent_by_line text,
  sent_by_block text
);
create index uploads_unused on uploads (created_at) where used_by is null;

-- Photographs by staff. The original is kept in the file store until a job has made the sizes that pages show.
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
