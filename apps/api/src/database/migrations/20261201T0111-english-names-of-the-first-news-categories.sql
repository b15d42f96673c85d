alter table news_categories validate constraint news_categories_name_en;
-- Only where the category is still called what it was called at first.
update news_categories c set name_en = known.name_en
from (values
  ('chuyen-cho', 'Chuyện chợ', 'Market stories'),
  ('cam-nang', 'Cẩm nang', 'Guides')) as known (slug, name, name_en), tenants t
where t.id = c.tenant_id and t.is_platform and c.slug = known.slug and c.name = known.name and c.name_en is null;
