-- What the pages on which a line was ordered called its piece, where they were not German; null: its German title.
alter table order_lines add column title_in_language text;
