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
  pieces jsonb not null,
  -- What staff have made of it.
  state text not null default 'new' check (state in ('new', 'read', 'answered', 'bought', 'declined')),
  note text not null default '',
  changed_at timestamptz
);
create index buy_in_enquiries_by_time on buy_in_enquiries (received_at desc);
create index buy_in_enquiries_by_request on buy_in_enquiries (request_hash, received_at);
create index buy_in_enquiries_open on buy_in_enquiries (received_at) where state in ('new', 'read');
create index buy_in_enquiries_search on buy_in_enquiries
  using gin ((first_name || ' ' || last_name || ' ' || email || ' ' || postal_code || ' ' || city) gin_trgm_ops);
