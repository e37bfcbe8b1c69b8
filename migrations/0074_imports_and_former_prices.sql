-- From whom all pieces of a file were bought whose rows say what was paid but not to whom (§ 25a Abs. 6 UStG).
alter table piece_imports add column seller_kind text
  check (seller_kind in ('private', 'margin-dealer', 'taxable-business', 'own-making'));
