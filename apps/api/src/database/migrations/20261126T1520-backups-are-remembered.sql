-- When the newest backup by `npm run backup` was taken, so that `npm run doctor` can tell when there is none lately.
alter table installations add column last_backup_at timestamptz;
