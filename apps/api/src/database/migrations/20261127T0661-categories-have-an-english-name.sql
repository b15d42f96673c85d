-- Categories are the platform's own words, so they are kept in both languages of the site; without an English name the
-- Vietnamese one stands in both. Those that an installation begins with have theirs.
alter table categories add column name_en text;
alter table categories add constraint categories_name_en check (name_en ~ '\S' and length(name_en) <= 120) not valid;
