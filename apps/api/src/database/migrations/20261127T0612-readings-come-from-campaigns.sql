-- Readers who come by a link of a campaign, known by its utm parameters, are a source of their own.
alter table article_readings drop constraint article_readings_source_check;
alter table article_readings add constraint article_readings_source_check
  check (source in ('DIRECT', 'SITE', 'SEARCH', 'SOCIAL', 'CAMPAIGN', 'OTHER')) not valid;
