-- From whom all pieces of a file were bought whose rows say what was paid but not to whom (§ 25a Abs. 6 UStG).
alter table piece_imports add column seller_kind text
  check (seller_kind in ('private', 'margin-dealer', 'taxable-business', 'own-making'));

-- A former price that is not above the price is refused from now on: no piece shows it, and each next change of such a piece
-- would be refused for it.
update pieces set compare_price_cents = null where compare_price_cents <= price_cents;

-- SKUs are compared without regard to capitals.
create index pieces_by_sku_in_any_case on pieces (lower(sku));
