-- Asked for or made while cards and wallets moved no money. Kept with the payment: what the shop is set to changes.
alter table payments add column is_trial boolean not null default false;
