-- What was looked for and not found, by day in Ho Chi Minh time. A browser counts a word once; nothing names who it was.
create table search_misses (
  day date not null,
  word text not null check (length(word) between 2 and 60),
  browsers integer not null default 0 check (browsers >= 0),
  primary key (day, word)
);
select protect_table('search_misses', '(select app_sees_all())', '(select app_is_system())');

-- How fast pages were for sampled visits, by day: counts by step of each measure. Nothing names a visit.
create table visit_measures (
  day date not null,
  measure text not null check (measure in ('LCP', 'FID', 'CLS', 'INP', 'API', 'MEMORY')),
  step smallint not null check (step between 1 and 200),
  visits integer not null default 0 check (visits >= 0),
  primary key (day, measure, step)
);
select protect_table('visit_measures', '(select app_sees_all())', '(select app_is_system())');
