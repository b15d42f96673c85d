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

/** Arranges a published article of a shop with its category and tag, and a spare one of each. */
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
  const addTag = (name: string) =>
    one('insert into news_tags (tenant_id, name, slug) values ($1, $2, $3) returning id', [
      shop,
      name,
      `the-${randomUUID()}`,
    ])
  const newsTag = await addTag(words)
  await test.owner.query('insert into article_tags (article_id, tag_id, tenant_id, position) values ($1, $2, $3, 0)', [
    article.id,
    newsTag,
    shop,
  ])
  await test.owner.query(
    `insert into article_versions (article_id, tenant_id, number, title, content, written_by)
     values ($1, $2, 1, $3, '<p>' || $3 || '</p>', $4)`,
    [article.id, shop, words, author],
  )
  const mediaUrl = `/files/public/${randomUUID()}.webp`
  const media = await one(
    `insert into news_media (tenant_id, url, name, alt_text, width, height, size_in_bytes, uploaded_by)
     values ($1, $4, $2, $2, 1, 1, 1, $3) returning id`,
    [shop, words, author, mediaUrl],
  )
  const seriesSlug = `loat-bai-${randomUUID()}`
  const series = await one('insert into news_series (tenant_id, title, slug) values ($1, $2, $3) returning id', [
    shop,
    words,
    seriesSlug,
  ])
  await test.owner.query(
    'insert into news_series_articles (series_id, article_id, tenant_id, position) values ($1, $2, $3, 1)',
    [series, article.id, shop],
  )
  return {
    series,
    seriesSlug,
    media,
    mediaUrl,
    article: article.id,
    articleSlug: article.slug,
    newsCategory,
    spareNewsCategory: await addCategory(),
    newsTag,
    spareNewsTag: await addTag(`${words} khác`),
    newsAuthor: await arrangeAuthor(test, { shop, name: words }),
  }
}

interface NewComment {
  article: string
  user: string
  words?: string
  parent?: string
  status?: 'PENDING' | 'APPROVED' | 'REJECTED' | 'SPAM'
}

/** Arranges a comment, one that waits for a moderator unless it says otherwise. */
export async function arrangeComment({ owner }: TestApi, comment: NewComment): Promise<string> {
  const { article, user, words = `Bài hay ${randomUUID()}`, parent = null, status = 'PENDING' } = comment
  const { rows } = await owner.query<{ id: string }>(
    `insert into article_comments
       (tenant_id, article_id, user_id, parent_id, author_first_name, author_last_name, content, status, approved_at)
     select a.tenant_id, a.id, u.id, $3, u.first_name, u.last_name, $4, $5, case when $5::text = 'APPROVED' then now() end
     from articles a, users u where a.id = $1 and u.id = $2 returning id`,
    [article, user, parent, words, status],
  )
  return rows[0]?.id ?? ''
}

interface NewAuthor {
  shop: string
  name: string
  slug?: string
  isActive?: boolean
  isVerified?: boolean
  expertise?: readonly string[]
}

export async function arrangeAuthor({ owner }: TestApi, author: NewAuthor): Promise<string> {
  const { shop, name, slug = `tac-gia-${randomUUID()}`, isActive = true, isVerified = false, expertise = [] } = author
  const { rows } = await owner.query<{ id: string }>(
    `insert into news_authors (tenant_id, display_name, slug, is_active, is_verified, expertise)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [shop, name, slug, isActive, isVerified, expertise],
  )
  return rows[0]?.id ?? ''
}
