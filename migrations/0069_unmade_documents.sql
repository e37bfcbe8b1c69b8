-- „Heute“ asks each minute which documents have not been made. They are few, whatever the shop has issued.
create index invoices_unmade on invoices (issued_at) where file_key is null;
