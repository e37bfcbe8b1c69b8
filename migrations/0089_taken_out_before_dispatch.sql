-- Pieces that were taken out of an order before they left the shop: nobody has sent them back, so they have no condition.
alter table order_returns
  alter column condition drop not null,
  add constraint what_never_left_has_lost_nothing check (
    condition is not null or (deduction_cents = 0 and not assembly_kept and not blocked)
  );
