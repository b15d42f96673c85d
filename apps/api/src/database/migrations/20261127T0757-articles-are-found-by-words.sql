-- no transaction
create index concurrently if not exists articles_texts on articles using gin (texts gin_trgm_ops);
