-- The language in which somebody deals with the shop: mails are written in it.
alter table customers add column language text not null default 'de';
alter table orders add column language text not null default 'de';
