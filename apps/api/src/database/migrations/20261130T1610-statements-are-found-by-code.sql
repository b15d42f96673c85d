-- no transaction
create index concurrently if not exists remittance_lines_tracking_code on remittance_lines (tracking_code) where tracking_code is not null;
