-- Where a gateway sends the browser afterwards; absent for the payment's own page.
alter table payments add column return_path text check (return_path ~ '^/([^/\\]|$)');
