-- An order in another language keeps, beside each German text that applied to it, that text's translation as a file, if
-- there was one: its mail attaches both. Only the German one binds.
alter table order_texts add column reading_key text;
