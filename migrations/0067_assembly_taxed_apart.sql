-- Assembly of a piece under § 25a UStG is a supply of its own, which contains 19 %. Orders that have no invoice yet, or
-- whose invoice was cancelled, get its VAT as if they were placed now; what they cost stays. Those that are invoiced keep
-- what their invoice says.
alter table order_lines disable trigger order_lines_append_only;

with assemblies as (
  select l.order_id, l.position,
    l.assembly_cents + coalesce((
      select sum((change->>'amountCents')::integer)
      from jsonb_array_elements(l.adjustments) as change
      where change->>'kind' = 'voucher' and change->>'part' = 'assembly'
    ), 0) as gross
  from order_lines l
  where l.tax_scheme = 'margin' and l.rent_option is null and l.charge_tax_percent = 0
    and l.assembly_cents > 0 and l.vat_by_rate = '[]'
    and not exists (
      select from invoices i
      where i.reference = l.order_id::text and i.kind = 'invoice' and not exists (
        select from invoices c where c.refers_to = i.id and c.content->>'isCancellation' = 'true'
      )
    )
), taxed as (
  -- The net amount, half a cent up, as everywhere.
  select order_id, position, round(gross * 100.0 / 119)::integer as net, gross - round(gross * 100.0 / 119)::integer as tax
  from assemblies where gross > 0
), lines as (
  update order_lines l
  set net_cents = l.net_cents - t.tax, vat_cents = l.vat_cents + t.tax,
    vat_by_rate = jsonb_build_array(jsonb_build_object('percent', 19, 'netCents', t.net, 'taxCents', t.tax))
  from taxed t where l.order_id = t.order_id and l.position = t.position
), sums as (
  select order_id, sum(net)::integer as net, sum(tax)::integer as tax from taxed group by order_id
)
update orders o
set vat_by_rate = (
  select jsonb_agg(
    jsonb_build_object('percent', rate.percent, 'netCents', rate.net, 'taxCents', rate.tax) order by rate.percent
  )
  from (
    select share.percent, sum(share.net)::integer as net, sum(share.tax)::integer as tax
    from (
      select (one->>'percent')::numeric as percent, (one->>'netCents')::integer as net, (one->>'taxCents')::integer as tax
      from jsonb_array_elements(o.vat_by_rate) as one
      union all select 19, s.net, s.tax
    ) share
    group by share.percent
  ) rate
)
from sums s where o.id = s.order_id;

alter table order_lines enable trigger order_lines_append_only;
