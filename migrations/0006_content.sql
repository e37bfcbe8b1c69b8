-- The shop's own texts, which staff change without a programmer.

-- One row: the company as imprint, footer, mails and texts name it.
create table company_data (
  only_row boolean primary key default true check (only_row),
  data jsonb not null,
  changed_at timestamptz not null
);

create table dashboard_texts (
  language text primary key check (language in ('de', 'en', 'es', 'fr', 'it')),
  welcome_html text not null,
  slider_html text not null,
  shop_timing_html text not null,
  changed_at timestamptz not null
);

create table page_blocks (
  name text not null,
  language text not null check (language in ('de', 'en', 'es', 'fr', 'it')),
  content jsonb not null,
  changed_at timestamptz not null,
  primary key (name, language)
);

-- A change is a new row, so that an order can name the very words that applied to it.
create table page_texts (
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  language text not null check (language in ('de', 'en', 'es', 'fr', 'it')),
  version integer not null check (version > 0),
  title text not null check (char_length(title) between 1 and 200),
  description text not null check (char_length(description) <= 400),
  body_html text not null,
  legal boolean not null,
  -- A legal text as it reads with the company's data of that time; others are filled in when they are read.
  published_html text,
  valid_from timestamptz not null,
  created_at timestamptz not null,
  created_by text not null,
  primary key (slug, language, version),
  check (legal = (published_html is not null))
);
create trigger page_texts_append_only before update or delete on page_texts
  for each row execute function refuse_change();

create table faq_items (
  language text not null check (language in ('de', 'en', 'es', 'fr', 'it')),
  position integer not null,
  topic text not null default '' check (char_length(topic) <= 120),
  question text not null check (char_length(question) between 1 and 300),
  answer text not null check (char_length(answer) between 1 and 5000),
  -- The end of its address: /faq#kosten.
  anchor text check (anchor ~ '^[a-z][a-z0-9-]*$' and char_length(anchor) <= 80),
  primary key (language, position),
  unique (language, anchor)
);

create table reviews (
  id text primary key,
  name text not null check (char_length(name) between 1 and 120),
  picture text,
  rating integer not null check (rating between 1 and 5),
  comment text not null check (char_length(comment) between 1 and 2000),
  position integer not null,
  -- Invented for the demonstration; a real shop has none (§ 5b (3) UWG).
  is_sample boolean not null,
  -- Staff may take a review off the page without losing it.
  is_hidden boolean not null default false
);
