-- From which network a link to set a password was asked for, as a hash, so that one host cannot flood a mailbox.
alter table password_resets add column client_key text not null default '';
alter table staff_links add column client_key text not null default '';
