-- Rows that a job could not handle, so that it takes the others first next time.
create table failed_job_rows (
  job text not null,
  row_id uuid not null,
  failed_at timestamptz not null,
  primary key (job, row_id)
);
select protect_table('failed_job_rows', '(select app_sees_all())', '(select app_sees_all())');
