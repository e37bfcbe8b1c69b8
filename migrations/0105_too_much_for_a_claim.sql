-- Of what was transferred beyond a claim for damage: that claim. It was never the order's money.
alter table order_refunds add column claim_id uuid references damage_claims (id);
