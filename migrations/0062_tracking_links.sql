-- The page that follows a consignment, where the carrier is none whose page is known.
alter table fulfilments add column tracking_link text;
