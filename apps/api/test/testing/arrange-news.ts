import { randomUUID } from 'node:crypto'
import type { TestApi } from './test-api.ts'

interface NewArticle {
  author: string
  shop: string
  words?: string
  category?: string
  status?: 'DRAFT' | 'PUBLISHED' | 'ARCHIVED'
  publishedAt?: Date
}

/** Arranges an article; published a minute ago unless it says otherwise. */
export async function arrangeArticle({ owner }: TestApi, more: NewArticle) {
  const { author, shop, words = 'Chợ nổi', category = null, status = 'PUBLISHED' } = more
  const slug = `bai-${randomUUID()}`
  const { rows } = await owner.query<{ id: string }>(
    `insert into articles (tenant_id, author_id, category_id, title, slug, content, status, published_at)
     values ($1, $2, $3, $4, $5, '<p>' || $4 || '</p>', $6, $7) returning id`,
    [shop, author, category, words, slug, status, more.publishedAt ?? new Date(Date.now() - 60_000)],
  )
  return { id: rows[0]?.id ?? '', slug }
}

/** Arranges a published article of a shop with its category and tag, and a spare category. */
export async function arrangeNews(
  test: TestApi,
  { author, shop, words }: { author: string; shop: string; words: string },
) {
  const one = async (text: string, values: unknown[]) =>
    (await test.owner.query<{ id: string }>(text, values)).rows[0]?.id ?? ''
  const addCategory = () =>
    one('insert into news_categories (tenant_id, name, slug) values ($1, $2, $3) returning id', [
      shop,
      words,
      `chuyen-muc-${randomUUID()}`,
    ])
  const newsCategory = await addCategory()
  const article = await arrangeArticle(test, { author, shop, words, category: newsCategory })
  const newsTag = await one('insert into news_tags (tenant_id, name, slug) values ($1, $2, $3) returning id', [
    shop,
    words,
    `the-${randomUUID()}`,
  ])
  await test.owner.query('insert into article_tags (article_id, tag_id, tenant_id, position) values ($1, $2, $3, 0)', [
    article.id,
    newsTag,
    shop,
  ])
  const series = await one('insert into news_series (tenant_id, title, slug) values ($1, $2, $3) returning id', [
    shop,
    words,
    `loat-bai-${randomUUID()}`,
  ])
  await test.owner.query(
    'insert into news_series_articles (series_id, article_id, tenant_id, position) values ($1, $2, $3, 1)',
    [series, article.id, shop],
  )
  return {
    series,
    article: article.id,
    articleSlug: article.slug,
    newsCategory,
    spareNewsCategory: await addCategory(),
    newsTag,
  }
}
