-- A password that was made up for the first owner works for a day; null: a password that somebody has chosen.
alter table staff add column password_ends_at timestamptz;
update staff set password_ends_at = created_at + interval '1 day' where must_change_password;
