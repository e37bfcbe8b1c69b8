-- § 14 (4) No. 4 UStG: one series of numbers a year. A transaction that takes a number has the row until its end, so
-- that none is given twice and none is missing.
create table invoice_series (
  year integer primary key,
  last_number integer not null check (last_number > 0)
);

-- Invoices, and credit notes that correct them. What a document says stands in it once and for all: prices, addresses
-- and the company's own data may change later.
create table invoices (
  id uuid primary key,
  year integer not null references invoice_series (year),
  number integer not null check (number > 0),
  kind text not null check (kind in ('invoice', 'credit-note')),
  -- What it is for, and which wish of it: asked twice, it is one document.
  reference text not null,
  wish text not null,
  refers_to uuid references invoices (id),
  issued_at timestamptz not null,
  gross_cents integer not null check (gross_cents > 0),
  -- Beside the document itself, because the back office searches them.
  order_number text not null,
  recipient text not null,
  content jsonb not null,
  -- The PDF in the file store; null until the job has made it.
  file_key text,
  -- Of an order that is kept by law alone: there for the owner and the tax office only (Art. 18 GDPR).
  restricted_at timestamptz,
  unique (year, number),
  constraint one_document_a_wish unique (reference, wish),
  constraint credit_notes_refer check ((kind = 'credit-note') = (refers_to is not null))
);
create index invoices_newest on invoices (issued_at desc, id desc);
create index invoices_of_order on invoices (order_number);
create index invoices_refer on invoices (refers_to) where refers_to is not null;
create index invoices_recipient on invoices using gin (recipient gin_trgm_ops);

-- Nobody changes an invoice: a mistake is corrected by another document. Only its PDF is noted, and that it is
-- restricted, each once.
create function refuse_invoice_change() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - array['file_key', 'restricted_at'] = to_jsonb(old) - array['file_key', 'restricted_at']
    and (old.file_key is null or new.file_key = old.file_key)
    and (old.restricted_at is null or new.restricted_at = old.restricted_at)
  then
    return new;
  end if;
  raise exception 'invoices do not change' using errcode = 'integrity_constraint_violation';
end $$;
create trigger invoices_unchanged before update on invoices for each row execute function refuse_invoice_change();
