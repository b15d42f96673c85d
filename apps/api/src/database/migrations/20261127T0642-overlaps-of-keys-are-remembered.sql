-- Since when starts accept former keys beside the current ones, so that `npm run doctor` can tell when it is too long.
alter table installations add column key_overlap_since timestamptz;
