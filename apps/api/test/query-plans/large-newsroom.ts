import type { Rows } from '../permissions/rows.ts'
import { type Fill, generatedId, id, pick } from './fills.ts'

interface Newsroom {
  articles: number
  people: number
  /** SQL of the id of a shop. */
  shop: (step: string) => string
}

const platform = `(select id from tenants where is_platform)`
/** Categories of the platform: a tenth of them at the top, with nine below each. */
const categories = 1000
const tags = 10_000
const authors = 1000
const tagsOfArticle = 3
const partsOfSeries = 20
/** An article of the platform that many comment on. */
const commented = 2

/** SQL of a number below a limit; small ones come often, as with categories and tags. */
const skewed = (step: string, below: number) =>
  `((${step})::bigint * 104729 % ${below} * ((${step})::bigint * 104729 % ${below}) / ${below})`
/** Nine of ten articles are the platform's. */
const isOfPlatform = (article: string) => `(${article}) % 10 <> 0`
const words = [
  'chợ nổi,làng nghề,mùa nước,bến sông,gánh hàng,lò gốm,vườn trái cây,phiên chợ,ghe bầu,nhà vườn,hàng rong',
  'thợ thêu,nón lá,nước mắm,lò rèn,chiếu cói,đò ngang',
]
const looks = 'lúc năm giờ sáng,ngày giáp Tết,cuối mùa lũ,trong mắt người trẻ,và người giữ nghề,qua ba đời,nhìn từ bến'

/** The articles of a market with what belongs to them. The first hundred are published. */
export function newsFills({ articles, people, shop }: Newsroom): Fill[] {
  const tenantOf = (article: string) =>
    `case when ${isOfPlatform(article)} then ${platform} else ${shop(`(${article}) / 10`)} end`
  const ago = `now() - n * interval '1 minute'`
  const top = categories / 10
  const commentsOfIt = Math.min(10_000, Math.ceil(articles / 20))
  const comments = Math.max(commentsOfIt * 20, Math.ceil(articles / 5))
  const replies = Math.ceil(comments / 2)
  const articleOfComment = (comment: string) =>
    `case when ${comment} <= ${commentsOfIt} then ${commented} else 1 + (${comment}) % ${articles} end`
  /** SQL of an article of the platform, for each of them as many rows as it has tags. */
  const platformArticle = `((n - 1) / ${tagsOfArticle} / 9 * 10 + 1 + (n - 1) / ${tagsOfArticle} % 9)`
  const series = Math.ceil(articles / 10_000)
  return [
    {
      table: 'news_categories',
      columns: 'id, tenant_id, parent_id, name, slug, sort_order',
      values: `${id('news category', 'n - 1')}, ${platform},
        case when n > ${top} then ${id('news category', `(n - 1) % ${top}`)} end, 'Chuyên mục ' || n, 'chuyen-muc-' || n, n`,
      rows: categories,
    },
    {
      table: 'news_authors',
      columns: 'id, tenant_id, display_name, slug, bio, expertise',
      values: `${id('news author', 'n - 1')}, ${platform}, 'Người viết ' || n, 'nguoi-viet-' || n, 'Viết về sông nước.',
        array['Làng nghề']`,
      rows: authors,
    },
    {
      table: 'news_tags',
      columns: 'id, tenant_id, name, slug',
      values: `${id('news tag', 'n - 1')}, ${platform}, 'thẻ ' || n, 'the-' || n`,
      rows: tags,
    },
    {
      table: 'articles',
      columns: `id, tenant_id, author_id, category_id, news_author_id, title, slug, excerpt, content, status, published_at,
        created_at, featured_image_url`,
      values: `${id('article', 'n')}, ${tenantOf('n')}, $1::uuid,
        case when ${isOfPlatform('n')} then ${id('news category', skewed('n', categories))} end,
        case when ${isOfPlatform('n')} then ${id('news author', skewed('n * 7', authors))} end,
        ${pick(words, 'n')} || ' ' || ${pick(looks, 'n / 5')} || ' ' || n, 'bai-' || n,
        case when n % 2 = 0 then 'Một chuyến đi dọc ' || ${pick(words, 'n / 3')} || ' để nghe người ở đó kể chuyện nghề.' end,
        repeat('<p>Trời chưa sáng, ghe đã đậu kín bến, tiếng máy nổ lẫn tiếng rao.</p>', 8),
        case when n > 100 and n % 25 = 0 then 'DRAFT' when n > 100 and n % 25 = 1 then 'ARCHIVED' else 'PUBLISHED' end,
        case when n > 100 and n % 25 = 0 then null else ${ago} end, ${ago}, '/files/demo/' || n || '.webp'`,
      rows: articles,
      trigger: 'articles_texts',
    },
    {
      table: 'article_tags',
      columns: 'article_id, tag_id, tenant_id, position',
      // Only the platform has tags. Apart from each other, so that an article has none of them twice.
      values: `${id('article', platformArticle)}, ${id('news tag', `(${skewed(platformArticle, tags)} + n % ${tagsOfArticle} * ${Math.floor(tags / tagsOfArticle)}) % ${tags}`)},
        ${platform}, n % ${tagsOfArticle}`,
      rows: Math.floor(articles / 10) * 9 * tagsOfArticle,
      trigger: 'article_tags_listed_at',
    },
    {
      table: 'news_series',
      columns: 'id, tenant_id, title, slug, created_at',
      values: `${id('news series', 'n - 1')}, ${platform}, 'Loạt bài ' || n, 'loat-bai-' || n, ${ago}`,
      rows: series,
    },
    {
      table: 'news_series_articles',
      columns: 'article_id, series_id, tenant_id, position',
      values: `${id('article', 'n * 10 + 1')}, ${id('news series', `n % ${series}`)}, ${platform}, 1 + n / ${series}`,
      rows: Math.min(series * partsOfSeries, Math.floor(articles / 10) - 1),
      trigger: 'news_series_articles_listed_at',
    },
    {
      table: 'article_comments',
      columns: `id, tenant_id, article_id, user_id, author_first_name, author_last_name, content, status, created_at,
        reply_count`,
      values: `${id('comment', 'n')}, ${tenantOf(articleOfComment('n'))}, ${id('article', articleOfComment('n'))},
        ${id('user', `n % ${people}`)}, 'Mười', 'Trần', 'Đọc xong muốn đi chợ nổi ngay, lần ' || n,
        case n % 20 when 0 then 'PENDING' when 1 then 'SPAM' else 'APPROVED' end, ${ago}, (n <= ${replies})::int`,
      rows: comments,
    },
    {
      table: 'article_comments',
      columns: `id, tenant_id, article_id, user_id, parent_id, author_first_name, author_last_name, content, status,
        created_at`,
      values: `${id('reply', 'n')}, ${tenantOf(articleOfComment('n'))}, ${id('article', articleOfComment('n'))},
        ${id('user', `n % ${people}`)}, ${id('comment', 'n')}, 'Mười', 'Trần', 'Hẹn bạn ở bến, lần ' || n, 'APPROVED', ${ago}`,
      rows: replies,
    },
    {
      table: 'article_counts',
      columns: 'tenant_id, kind, of_id, change',
      values: `c.tenant_id, c.kind, c.of_id, c.change`,
      from: `(select a.tenant_id, k.kind, k.of_id, count(*) as change from articles a,
          counted_as(a.status, a.published_at, a.tenant_id, a.category_id, a.news_author_id) k group by 1, 2, 3
        union all
        select tenant_id, 'TAG', tag_id, count(*) from article_tags where listed_at is not null group by 1, 3
        union all
        select tenant_id, 'SERIES', series_id, count(*) from news_series_articles where listed_at is not null
          group by 1, 3) c`,
      rows: 1,
    },
    {
      table: 'comment_counts',
      columns: 'tenant_id, article_id, kind, change',
      values: 'c.tenant_id, c.article_id, c.kind, c.change',
      from: `(select a.tenant_id, a.article_id, k.kind, sum(k.n) as change from article_comments a,
          counted_comments(a.parent_id, a.status, a.deleted_at, a.reply_count) k group by 1, 2, 3) c`,
      rows: 1,
    },
  ]
}

/** What calls name of them. */
export const rowsOfNews = (): Partial<Rows> => ({
  ...{ article: generatedId('article', 1), articleSlug: 'bai-1', publicArticle: 'bai-2' },
  ...{ publicArticleId: generatedId('article', commented), commentedArticle: generatedId('article', commented) },
  ...{ newsCategory: generatedId('news category', 500), spareNewsCategory: generatedId('news category', 0) },
  ...{
    newsTag: generatedId('news tag', 500),
    spareNewsTag: generatedId('news tag', 0),
    newsAuthor: generatedId('news author', 500),
  },
  ...{ comment: generatedId('comment', 1), series: generatedId('news series', 0), seriesSlug: 'loat-bai-1' },
})
