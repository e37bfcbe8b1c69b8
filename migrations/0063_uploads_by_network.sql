-- Which network has sent a picture that nobody has claimed yet, as HMACs with the database's own key: what one network may
-- leave lying about is counted, so that none takes the room of all. Null as soon as the picture belongs to something.
alter table uploads add column sent_by_line text;
alter table uploads add column sent_by_block text;
