-- Owners of an IPv6 network have many /64: what writes mails to addresses that anybody may type is counted for the /56
-- and the /48 around them as well. Null in rows of earlier versions, which count for their own network only.
alter table declarations add column site_key text, add column block_key text;
create index declarations_by_site on declarations (site_key, received_at) where site_key is not null;
create index declarations_by_block on declarations (block_key, received_at) where block_key is not null;

alter table mailbox_codes add column site_key text, add column block_key text;
create index mailbox_codes_by_site on mailbox_codes (site_key, asked_at) where site_key is not null;
create index mailbox_codes_by_block on mailbox_codes (block_key, asked_at) where block_key is not null;
