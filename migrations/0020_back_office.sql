-- Mails about something that staff look at, without their buttons and links, which may carry secrets.
create table sent_mails (
  id uuid primary key,
  -- As `/api/admin` names it: 'orders' and 'WMK-100234'.
  about text not null,
  about_id text not null,
  recipient text not null,
  subject text not null,
  -- What it is made of, so that it can be sent again.
  mail jsonb not null,
  ordered_at timestamptz not null,
  -- Null while it waits for the mail server.
  sent_at timestamptz
);
create index sent_mails_about on sent_mails (about, about_id, ordered_at);

-- What staff have made of an enquiry.
alter table buy_in_enquiries
  add column state text not null default 'new' check (state in ('new', 'read', 'answered', 'bought', 'declined')),
  add column note text not null default '',
  add column changed_at timestamptz;
create index buy_in_enquiries_open on buy_in_enquiries (received_at) where state in ('new', 'read');
create index buy_in_enquiries_search on buy_in_enquiries
  using gin ((first_name || ' ' || last_name || ' ' || email || ' ' || postal_code || ' ' || city) gin_trgm_ops);

-- Lists of staff: by time, by sum, and by what is typed of a person.
create index orders_offered on orders (offered_at, id) where offered_at is not null;
create index orders_by_total on orders (total_cents, id) where offered_at is not null;
create index orders_by_state on orders (state, offered_at, id) where offered_at is not null;
create index orders_search on orders
  using gin ((first_name || ' ' || last_name || ' ' || coalesce(company, '') || ' ' || email || ' ' || postal_code) gin_trgm_ops);
create index payments_by_state on payments (state, order_id);
create index payments_refund_due on payments (received_at) where state = 'refund-due';
create index payments_received on payments (received_at) where state in ('received', 'refund-due', 'refunded');
create index order_lines_rented on order_lines (order_id) where rent_option is not null;
create index fulfilments_rented_out on fulfilments (due_at) where state = 'handed-over' and due_at is not null;

create index customers_by_time on customers (created_at, id);
create index customers_search on customers using gin ((name || ' ' || email) gin_trgm_ops);
create index newsletter_by_request on newsletter_subscriptions (requested_at, id);
create index newsletter_search on newsletter_subscriptions using gin (email gin_trgm_ops);
