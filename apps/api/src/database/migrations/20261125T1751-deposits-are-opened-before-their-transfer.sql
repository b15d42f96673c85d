-- A deposit by transfer is opened first: its code is made once, and it is cancelled when nobody reports a transfer in time.
alter table deposits
  add column transfer_content text unique,
  add column expires_at timestamptz;
create index deposits_expiry on deposits (expires_at) where status = 'PENDING' and expires_at is not null;
