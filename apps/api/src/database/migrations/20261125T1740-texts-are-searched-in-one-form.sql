-- The forms in which texts are looked for. packages/domain/src/text/search-text.ts computes the same for what is typed,
-- and a test compares the two. Nothing is left to the parser of full text, which reads "38-42" as 38 and -42, "nam/nữ" as
-- a file and "No.5" as a host.
create function between_words(value text) returns text language sql immutable parallel safe strict as $$
  select trim(regexp_replace(value,
    '[\u0001-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00A9\u00AB-\u00B4\u00B6-\u00B9\u00BB-\u00BF\u00D7\u00F7\u2000-\u2BFF\u3000-\u303F\uFE00-\uFE1F\uFEFF\uFF00-\uFF0F\U00010000-\U0010FFFF]+',
    ' ', 'g'))
$$;
-- Words without diacritics.
create function search_text(value text) returns text language sql immutable parallel safe strict as $$
  select public.between_words(translate(lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036F]', '', 'g')), 'đĐ', 'dd'))
$$;
-- Words with diacritics, the tone mark of oa, oe and uy on the first letter: "hoà" and "hòa" are one word.
create function marked_text(value text) returns text language sql immutable parallel safe strict as $$
  select public.between_words(normalize(regexp_replace(normalize(lower(normalize(value, NFKC)), NFD),
    '([ou])([aey])([\u0300\u0301\u0303\u0309\u0323])', '\1\3\2', 'g'), NFC))
$$;
create function tag_text(tags text[]) returns text language sql immutable parallel safe strict as $$
  select coalesce(string_agg(tag, ' '), '') from unnest(tags) tag
$$;
create function search_words_of(value text) returns tsvector language sql immutable parallel safe strict as $$
  select to_tsvector('simple', public.search_text(value) || ' ' || public.marked_text(value))
$$;
-- Words of the name weigh A, of the tags B, of shop and categories C, of the description D. All but the description's are
-- there with and without diacritics.
create function product_search_vector(name text, tags text[], surroundings text, description text) returns tsvector
language sql immutable parallel safe strict as $$
  select setweight(public.search_words_of(name), 'A')
    || setweight(public.search_words_of(public.tag_text(tags)), 'B')
    || setweight(public.search_words_of(surroundings), 'C')
    || setweight(to_tsvector('simple', public.search_text(left(description, 2000))), 'D')
$$;
-- The names of a shop, of a category and of those above it.
create function product_surroundings(shop uuid, category uuid) returns text language sql stable set search_path = public as $$
  with recursive above as (
    select id, parent_id, name from categories where id = category
    union
    select c.id, c.parent_id, c.name from categories c join above on c.id = above.parent_id)
  select concat_ws(' ', (select name from tenants where id = shop), (select string_agg(name, ' ') from above))
$$;

-- Texts from before they were composed on entry.
update users set first_name = normalize(first_name), last_name = normalize(last_name)
  where first_name is not nfc normalized or last_name is not nfc normalized;
update tenants set name = normalize(name) where name is not nfc normalized;
update categories set name = normalize(name) where name is not nfc normalized;
update products set name = normalize(name), tags = array(select normalize(tag) from unnest(tags) tag)
  where name is not nfc normalized or tag_text(tags) is not nfc normalized;

-- Expressions of generated columns can't change before PostgreSQL 17, so a trigger keeps them.
alter table products alter column search_name drop expression, alter column search_vector drop expression;
create function keep_product_search() returns trigger language plpgsql security definer set search_path = public as $$
begin
  new.search_name := search_text(new.name);
  new.search_vector := product_search_vector(
    new.name, new.tags, product_surroundings(new.tenant_id, new.category_id), new.description);
  return new;
end
$$;
create trigger products_search before insert or update of name, tags, description, tenant_id, category_id, search_vector on products
  for each row execute function keep_product_search();
update products set search_vector = search_vector;

-- A shop or category with another name is found by the new one.
create function keep_search_of_shop() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update products set search_vector = search_vector where tenant_id = new.id;
  return null;
end
$$;
create trigger tenants_search_renamed after update on tenants
  for each row when (old.name is distinct from new.name) execute function keep_search_of_shop();
create function keep_search_of_category() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update products set search_vector = search_vector where category_id = any(category_and_below(new.id));
  return null;
end
$$;
create trigger categories_search_renamed after update on categories
  for each row when (old.name is distinct from new.name or old.parent_id is distinct from new.parent_id)
  execute function keep_search_of_category();
revoke execute on function keep_product_search, keep_search_of_shop, keep_search_of_category from public;

-- Shops are found by the words of their names.
create index tenants_search on tenants using gin (to_tsvector('simple', search_text(name))) where is_listed;
