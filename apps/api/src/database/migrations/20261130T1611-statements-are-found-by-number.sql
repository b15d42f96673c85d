-- no transaction
create index concurrently if not exists remittance_lines_order_number on remittance_lines (order_number) where order_number is not null;
