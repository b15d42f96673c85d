-- The key is kept before the file is written, so that whoever takes over a print knows what a killed process left.
alter table invoice_prints drop constraint invoice_prints_check1;
alter table invoice_prints add constraint invoice_prints_stored
  check (status = 'RUNNING' or (status = 'COMPLETED') = (storage_key is not null)) not valid;
