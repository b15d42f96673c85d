-- How long after the delivery goods can be sent back, as the platform decides.
-- allowed: the table holds one row
alter table platform_settings
  add column return_days integer not null default 7 check (return_days between 0 and 60);
