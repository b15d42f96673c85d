import type { PublicArticle } from '@chonoi/contract'
import { articleHtml, href } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Breadcrumbs } from '@chonoi/ui/breadcrumbs'
import { Container } from '@chonoi/ui/container'
import { CopyButton } from '@chonoi/ui/copy-button'
import { Heading } from '@chonoi/ui/heading'
import { Link } from '@chonoi/ui/link'
import { RichTextView } from '@chonoi/ui/rich-text-view'
import { Skeleton, SkeletonRegion } from '@chonoi/ui/skeleton'
import { Tag } from '@chonoi/ui/tag'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useApi, useServices } from '../app/services.tsx'
import { BookmarkButton } from './bookmark-button.tsx'
import { ArticleComments } from '../news-comments/article-comments-card.tsx'
import { countReading } from '../app/count-reading.ts'
import { QueryScreen } from '../lists/query-screen.tsx'
import { ArticleCard } from './article-card.tsx'
import { ArticleFacts } from './article-facts.tsx'
import { AuthorLink } from './author-link.tsx'
import { articleColumn, newsGrid } from './news-classes.ts'
import { articleHref, newsCategoryHref, newsHref, newsTagHref, platformNews } from './news-link.ts'
import { newsQueries } from './news-queries.ts'
import { SeriesNavigation, SeriesPlace } from './series-navigation.tsx'

export interface ArticleScreenProps {
  slug: string
  tenantSlug?: string
}

/** Shows one published article (/news/{slug}, /articles/{slug}, and below a shop's page). */
export function ArticleScreen({ slug, tenantSlug = platformNews }: ArticleScreenProps) {
  const result = useQuery(newsQueries(useApi()).article(tenantSlug, slug))
  return (
    <QueryScreen result={result} loading={<ArticleSkeleton />}>
      {(article) => <ArticlePage article={article} />}
    </QueryScreen>
  )
}

function ArticlePage({ article }: { article: PublicArticle }) {
  const { t } = useTranslation('news')
  const api = useApi()
  const text = useRef<HTMLElement>(null)
  const { id, tenantSlug, category } = article
  useEffect(() => (text.current ? countReading(api, id, text.current) : undefined), [api, id])
  return (
    <Container className="cn:grid cn:gap-10">
      <article ref={text} className={`${articleColumn} cn:grid cn:gap-5`}>
        <Breadcrumbs items={pathTo(article, t('title'))} />
        <header className="cn:grid cn:gap-3">
          {article.series && <SeriesPlace series={article.series} tenantSlug={tenantSlug} />}
          {category && (
            <Link href={newsCategoryHref(tenantSlug, category)} variant="quiet" className="cn:text-14 cn:font-medium">
              {category.name}
            </Link>
          )}
          <Heading level={1} className="cn:text-30 cn:lg:text-38 cn:text-balance" dir="auto">
            {article.title}
          </Heading>
          <Text size={18} tone="muted" dir="auto">
            {article.excerpt}
          </Text>
          <div className="cn:flex cn:flex-wrap cn:items-center cn:justify-between cn:gap-3">
            <div className="cn:flex cn:flex-wrap cn:items-center cn:gap-x-4 cn:gap-y-2">
              {article.author && <AuthorLink author={article.author} tenantSlug={tenantSlug} />}
              <ArticleFacts article={article} />
            </div>
            <div className="cn:flex cn:flex-wrap cn:items-center cn:gap-2">
              <BookmarkButton article={article} />
              <ShareLink article={article} />
            </div>
          </div>
        </header>
        {article.featuredImageUrl && (
          <img
            className="cn:w-full cn:aspect-video cn:object-cover cn:rounded-lg cn:bg-primary-subtle"
            src={article.featuredImageUrl}
            alt=""
            width={1280}
            height={720}
            fetchPriority="high"
          />
        )}
        <RichTextView html={article.content} allowed={articleHtml} dir="auto" className="cn:text-16" />
        {article.series && <SeriesNavigation series={article.series} tenantSlug={tenantSlug} />}
        {article.tags.length > 0 && (
          <ul className="cn:flex cn:flex-wrap cn:gap-2" aria-label={t('tags')}>
            {article.tags.map((tag) => (
              <li key={tag.slug}>
                <Tag asChild>
                  <Link href={newsTagHref(tenantSlug, tag)}>{tag.name}</Link>
                </Tag>
              </li>
            ))}
          </ul>
        )}
      </article>
      <div className={articleColumn}>
        <ArticleComments articleId={article.id} />
      </div>
      {article.related.length > 0 && (
        <section className="cn:grid cn:gap-4 cn:print:hidden" aria-labelledby="related-articles">
          <Heading level={2} id="related-articles">
            {t('related')}
          </Heading>
          <ul className={newsGrid}>
            {article.related.map((one) => (
              <li key={one.id}>
                <ArticleCard article={one} headingLevel={3} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </Container>
  )
}

/** The path from the list, or from the shop, to the article. */
function pathTo({ tenantSlug, tenantName, title }: PublicArticle, news: string) {
  return [
    ...(tenantSlug === platformNews
      ? []
      : [{ label: tenantName, href: href('/marketplace/tenant/$slug', { slug: tenantSlug }) }]),
    { label: news, href: newsHref(tenantSlug) },
    { label: title },
  ]
}

function ShareLink({ article }: { article: PublicArticle }) {
  const { t } = useTranslation('news')
  const address = new URL(articleHref(article), useServices().origin).href
  return <CopyButton text={address} label={t('copyLink')} isLabelShown className="cn:print:hidden" />
}

function ArticleSkeleton() {
  return (
    <Container>
      <SkeletonRegion className={`${articleColumn} cn:grid cn:gap-5`}>
        <Skeleton width={10} />
        <Skeleton lines={2} />
        <Skeleton shape="block" ratio="wide" />
        <Skeleton lines={8} />
      </SkeletonRegion>
    </Container>
  )
}
