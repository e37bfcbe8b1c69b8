-- Within how many weeks of its payment an order is delivered, as its customer was told before ordering: places may have a
-- time of their own, which staff change. Null: it is not sent, or is from before, when each country had one time.
alter table orders
  add column delivery_weeks smallint check (delivery_weeks between 1 and 52);
