-- Which kinds of sales abroad the owner has decided for; no row, or none decided: those that the shop begins with.
create table sales_abroad (
  only_row boolean primary key default true check (only_row),
  kinds text[] check (kinds <@ array['eu-consumer', 'eu-business', 'third-country']),
  version integer not null default 1
);
