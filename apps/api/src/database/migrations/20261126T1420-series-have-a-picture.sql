-- A series is shown with the picture of its first part that has one.
create or replace view listed_series_articles as
  select x.series_id, x.position, l.id as article_id, l.title, l.slug, l.published_at, l.featured_image_url
  from news_series_articles x join listed_articles l on l.id = x.article_id
    join news_series s on s.id = x.series_id and s.is_active;
