-- What providers' own books say of the shop's money: lines of payments, refunds, disputes and fees, and payouts to the
-- shop's bank. They are held against the shop's own books once a day.
create table provider_entries (
  provider text not null check (provider in ('stripe', 'paypal')),
  -- What the provider calls the line.
  external_id text not null,
  kind text not null check (kind in ('payment', 'refund', 'refund-returned', 'dispute', 'fee', 'other')),
  -- What the provider calls the money it is about; null: about none.
  transaction_id text,
  -- Null: the shop knows no such payment.
  payment_id uuid references provider_payments (id),
  -- Before fees; negative: taken from the shop.
  amount_cents integer not null,
  -- What the provider kept; negative: given back.
  fee_cents integer not null,
  happened_at timestamptz not null,
  -- With which payout it went to the bank; null: with none yet, or the provider does not say.
  payout_id text,
  primary key (provider, external_id)
);
create index provider_entries_payment on provider_entries (payment_id);
create index provider_entries_payout on provider_entries (provider, payout_id);

create table provider_payouts (
  provider text not null check (provider in ('stripe', 'paypal')),
  external_id text not null,
  -- What arrives at the bank; negative: what the provider takes from there.
  amount_cents integer not null,
  state text not null check (state in ('on-its-way', 'paid', 'failed')),
  arrives_on date not null,
  created_at timestamptz not null,
  -- Whether the provider says of which lines it consists.
  has_entries boolean not null,
  primary key (provider, external_id)
);
