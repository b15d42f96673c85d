-- no transaction
-- Who reviews a verification sees which other accounts have its tax code.
create index concurrently if not exists seller_verifications_tax_code on seller_verifications (tax_code);
