-- Until now the topic of a question stood before it and its anchor behind it: 'Mieten | Was kostet das? {#kosten}'.
alter table faq_items
  add column topic text not null default '' check (char_length(topic) <= 120),
  add column anchor text check (anchor ~ '^[a-z][a-z0-9-]*$' and char_length(anchor) <= 80);

update faq_items set
  anchor = substring(question from '\S\s*\{#([a-z][a-z0-9-]{0,79})\}\s*$'),
  question = trim(regexp_replace(question, '(\S)\s*\{#[a-z][a-z0-9-]*\}\s*$', '\1'));
update faq_items set
  topic = rtrim(substring(question from '^([^|]{1,120})\|\s*\S')),
  question = regexp_replace(question, '^[^|]+\|\s*', '')
  where question ~ '^[^|]{1,120}\|\s*\S';

-- Where two had the same one, the first has always had it.
update faq_items later set anchor = null
  where exists (
    select from faq_items earlier
    where earlier.language = later.language and earlier.anchor = later.anchor and earlier.position < later.position);

alter table faq_items add unique (language, anchor);
