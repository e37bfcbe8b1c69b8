-- Pictures that somebody has sent us, already decoded and encoded anew. Their bytes lie in the file store.
create table uploads (
  -- 256 random bits: the address of a picture is all that protects it.
  id text primary key,
  file_key text not null unique,
  width_px integer not null check (width_px > 0),
  height_px integer not null check (height_px > 0),
  bytes integer not null check (bytes > 0),
  created_at timestamptz not null,
  -- What it belongs to; what belongs to nothing is deleted after a day.
  used_by text
);

create index uploads_unused on uploads (created_at) where used_by is null;

-- Enquiries of people who offer their furniture to the shop (Ankauf).
create sequence buy_in_numbers start 5001;

create table buy_in_enquiries (
  id uuid primary key,
  number bigint not null unique default nextval('buy_in_numbers'),
  received_at timestamptz not null,
  -- The same enquiry sent twice, by a double click or a bad line, is one.
  request_hash text not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null,
  street text not null,
  address_line_2 text not null,
  city text not null,
  state_province text not null,
  postal_code text not null,
  country text not null,
  -- [{ price, condition, images: [address] }], one entry a piece.
  pieces jsonb not null
);

create index buy_in_enquiries_by_time on buy_in_enquiries (received_at desc);
create index buy_in_enquiries_by_request on buy_in_enquiries (request_hash, received_at);
