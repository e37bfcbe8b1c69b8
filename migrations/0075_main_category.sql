-- The one of a piece's categories under which its page stands, as staff chose it; null: the first of the menu does.
alter table pieces add column main_category_id text references categories (id) on delete set null;
