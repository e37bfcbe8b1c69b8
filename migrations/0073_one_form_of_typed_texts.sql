-- A letter and its mark are one character, as requests are read now (NFC, Unicode Standard Annex 15): what was typed before
-- in another way would not be found.
update orders set first_name = normalize(first_name), last_name = normalize(last_name), company = normalize(company),
  street = normalize(street), city = normalize(city)
  where concat(first_name, ' ', last_name, ' ', company, ' ', street, ' ', city) is not nfc normalized;
update customers set name = normalize(name), first_name = normalize(first_name), last_name = normalize(last_name)
  where concat(name, ' ', first_name, ' ', last_name) is not nfc normalized;
update customer_addresses set first_name = normalize(first_name), last_name = normalize(last_name),
  company = normalize(company), street = normalize(street), city = normalize(city)
  where concat(first_name, ' ', last_name, ' ', company, ' ', street, ' ', city) is not nfc normalized;
update buy_in_enquiries set first_name = normalize(first_name), last_name = normalize(last_name),
  street = normalize(street), city = normalize(city)
  where concat(first_name, ' ', last_name, ' ', street, ' ', city) is not nfc normalized;
update questions set name = normalize(name), country = normalize(country), city = normalize(city),
  message = normalize(message), pieces = normalize(pieces::text)::jsonb
  where concat(name, ' ', country, ' ', city, ' ', message, ' ', pieces::text) is not nfc normalized;
update pieces set title = normalize(title), maker = normalize(maker)
  where concat(title, ' ', maker) is not nfc normalized;
update piece_texts set title = normalize(title) where title is not nfc normalized;
update categories set name = normalize(name) where name is not nfc normalized;
update parent_categories set title = normalize(title) where title is not nfc normalized;
update staff set name = normalize(name) where name is not nfc normalized;
update vouchers set name = normalize(name) where name is not nfc normalized;

-- An issued invoice never changes, so its recipient is found by what the name would be now.
drop index if exists invoices_recipient;
create index if not exists invoices_search on invoices using gin (normalize(recipient) gin_trgm_ops);

-- Telephone numbers in one form (E.164), as far as it can be told here: Germany's, and all with their country's code. In
-- Italy the 0 in brackets belongs to the number.
create function kept_phone_of_0073(phone text, is_german boolean) returns text language sql immutable as $$
  select case
    when phone !~ '^[-+0-9 ()/.]+$' then phone
    when digits ~ '^\+490[1-9][0-9]{5,12}$' then '+49' || substr(digits, 5)
    when digits ~ '^\+[1-9][0-9]{6,14}$' then digits
    when is_german and digits ~ '^0[1-9][0-9]{5,12}$' then '+49' || substr(digits, 2)
    else phone
  end
  from (select regexp_replace(regexp_replace(
    case when phone ~ '^\s*(\+|00)39' then phone else replace(phone, '(0)', '') end,
    '[^0-9+]', '', 'g'), '^00', '+') as digits) written
$$;
update orders set phone = kept_phone_of_0073(phone, country = 'DE')
  where phone <> kept_phone_of_0073(phone, country = 'DE');
update customers set phone = kept_phone_of_0073(phone, true) where phone <> kept_phone_of_0073(phone, true);
update buy_in_enquiries set phone = kept_phone_of_0073(phone, country ~* '^(|de|deutschland|germany)$')
  where phone <> kept_phone_of_0073(phone, country ~* '^(|de|deutschland|germany)$');
update questions set phone = kept_phone_of_0073(phone, country ~* '^(|de|deutschland|germany)$')
  where phone <> kept_phone_of_0073(phone, country ~* '^(|de|deutschland|germany)$');
drop function kept_phone_of_0073(text, boolean);

-- Staff look for people by the number that calls, and by where they live.
drop index if exists orders_search;
create index orders_search on orders
  using gin ((first_name || ' ' || last_name || ' ' || coalesce(company, '') || ' ' || email || ' ' || street || ' ' || postal_code || ' ' || city) gin_trgm_ops);
drop index if exists buy_in_enquiries_search;
create index buy_in_enquiries_search on buy_in_enquiries
  using gin ((first_name || ' ' || last_name || ' ' || email || ' ' || street || ' ' || postal_code || ' ' || city) gin_trgm_ops);
create index if not exists buy_in_enquiries_by_phone on buy_in_enquiries
  using gin (regexp_replace(phone, '[^0-9]', '', 'g') gin_trgm_ops);
create index if not exists customers_by_phone on customers
  using gin (regexp_replace(phone, '[^0-9]', '', 'g') gin_trgm_ops);
create index if not exists customer_addresses_search on customer_addresses
  using gin ((first_name || ' ' || last_name || ' ' || company || ' ' || street || ' ' || postal_code || ' ' || city) gin_trgm_ops);
