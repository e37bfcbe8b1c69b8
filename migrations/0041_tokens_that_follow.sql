-- Which refresh token a token was exchanged for. Of two that follow the same one, as two tabs get them, one browser goes on
-- with one: whoever uses the other later has stolen it.
alter table customer_tokens add column follows text;
create index customer_tokens_of_one on customer_tokens (follows) where follows is not null and kind = 'refresh';
