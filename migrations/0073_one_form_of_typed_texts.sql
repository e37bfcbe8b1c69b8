-- A letter and its mark are one character, as requests are read now (NFC, Unicode Standard Annex 15): what was typed before
-- in another way would not be found.
update orders set first_name = normalize(first_name), last_name = normalize(last_name), company = normalize(company),
  street = normalize(street), city = normalize(city)
  where concat(first_name, ' ', last_name, ' ', company, ' ', street, ' ', city) is not nfc normalized;
update customers set name = normalize(name), first_name = normalize(first_name), last_name = normalize(last_name)
  where concat(name, ' ', first_name, ' ', last_name) is not nfc normalized;
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
