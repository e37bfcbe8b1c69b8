-- Whose account somebody tried to log in to is an HMAC from now on, as the networks are, and no address: HMAC-SHA256 of
-- 'account ' and what stood there, with the database's own key, whose 64 letters are just one block of SHA-256.
with padded as (
  select
    string_agg(decode(lpad(to_hex(get_byte(convert_to(key, 'UTF8'), at) # 54), 2, '0'), 'hex'), ''::bytea order by at) as inner_key,
    string_agg(decode(lpad(to_hex(get_byte(convert_to(key, 'UTF8'), at) # 92), 2, '0'), 'hex'), ''::bytea order by at) as outer_key
  from hash_key, generate_series(0, 63) as at
  where octet_length(convert_to(key, 'UTF8')) = 64
)
update login_attempts
set email_key = encode(sha256(outer_key || sha256(inner_key || convert_to('account ' || email_key, 'UTF8'))), 'hex')
from padded
where email_key like '%@%';
-- Where the key were another one, nobody could compute them here: these attempts are forgotten.
delete from login_attempts where email_key like '%@%';
