-- The key under which a file lies encrypted; null for a plain one. A job encrypts what was kept before.
alter table files add column encryption_key_id text;
