-- A business in another member state whose VAT ID could not be confirmed at the click was charged German VAT. Once the ID is
-- confirmed, the order is priced as it would have been then: what a line costs may become lower, once, in the transaction
-- that makes its order exempt. Beside it, another line's share of the delivery may change, and nothing else ever.
create or replace function refuse_change_of_line() returns trigger language plpgsql as $$
declare
  vat constant text[] := array['net_cents', 'vat_cents', 'vat_by_rate'];
  share constant text[] := array['shipping_cents', 'adjustments'];
  price constant text[] := vat || share || array[
    'unit_cents', 'assembly_cents', 'charge_tax_percent', 'charge_tax_cents', 'subtotal_cents', 'gross_cents'
  ];
  exempt constant jsonpath := '$[*].exemption';
begin
  if tg_op = 'UPDATE'
    and to_jsonb(new) - vat = to_jsonb(old) - vat
    and exists (select from orders o where o.id = old.order_id and o.state = 'draft')
  then
    return new;
  end if;
  if tg_op = 'UPDATE'
    and to_jsonb(new) - price = to_jsonb(old) - price
    and not old.vat_by_rate @? exempt
    and (
      (new.vat_by_rate @? exempt and new.gross_cents <= old.gross_cents)
      or to_jsonb(new) - share = to_jsonb(old) - share
    )
    and exists (
      select from orders o where o.id = old.order_id and o.state = 'accepted' and o.vat_by_rate @? exempt
    )
  then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
