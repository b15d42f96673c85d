-- The words of the names of products that are or were on the site: what a mistyped word may have meant. There are some ten
-- thousand of them whatever is sold, so that nobody looks through all names any more.
create table search_words (word text collate "C" not null);

-- A word with up to as many letters left out as may be mistyped: none of two, one of three to five, two of more. Words that are
-- a few mistakes from each other share one.
create function spelling_keys(word text) returns text[] language sql immutable strict parallel safe as $$
  select array_agg(distinct key) from (
    select word as key
    union all
    select overlay(word placing '' from a for 1) from generate_series(1, length(word)) a where length(word) > 2
    union all
    select overlay(overlay(word placing '' from b for 1) placing '' from a for 1)
    from generate_series(1, length(word)) a, generate_series(a + 1, length(word)) b where length(word) > 5) keys
$$;

-- Not unique: writers of the same new word would wait for each other, in any order. A word that is there twice does no harm.
create index search_words_word on search_words (word);
-- New words are rare; a list of pending ones would be read by every search.
create index search_words_spelling on search_words using gin (spelling_keys(word)) with (fastupdate = off);

-- Of a name. Numbers and letters of models are right or wrong, they aren't nearly right.
create function name_words(search_vector tsvector) returns setof text language sql immutable strict parallel safe as $$
  select word from unnest(tsvector_to_array(ts_filter(search_vector, '{a}'))) word where word ~ '^[a-z]{2,20}$'
$$;
insert into search_words select distinct name_words(search_vector) from products where is_listed;
create function keep_search_words() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into search_words
    select named.word from name_words(new.search_vector) named (word)
    where not exists (select from search_words known where known.word = named.word);
  return null;
end
$$;
create trigger products_words_added after insert on products
  for each row when (new.is_listed) execute function keep_search_words();
create trigger products_words_changed after update on products
  for each row when (new.is_listed and (not old.is_listed or new.name <> old.name)) execute function keep_search_words();

select protect_table('search_words', 'true', 'false');
select forbid_on('search_words', 'insert, update, delete');

drop function similar_listed_products(text);
drop index products_search_name;
