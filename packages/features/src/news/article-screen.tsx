import type { PublicArticle } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Breadcrumbs } from '@chonoi/ui/breadcrumbs'
import { Container } from '@chonoi/ui/container'
import { Heading } from '@chonoi/ui/heading'
import { Link } from '@chonoi/ui/link'
import { Skeleton, SkeletonRegion } from '@chonoi/ui/skeleton'
import { Tag } from '@chonoi/ui/tag'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useApi, useServices } from '../app/services.tsx'
import { BookmarkButton } from './bookmark-button.tsx'
import { ArticleComments } from '../news-comments/article-comments-card.tsx'
import { countReading } from '../app/count-reading.ts'
import { QueryScreen } from '../lists/query-screen.tsx'
import { ArticleCard } from './article-card.tsx'
import { ArticleFacts } from './article-facts.tsx'
import { ArticleView } from './article-view-card.tsx'
import { AuthorLink } from './author-link.tsx'
import { articleColumn, newsGrid } from './news-classes.ts'
import { articleHref, newsCategoryHref, newsHref, newsTagHref, platformNews } from './news-link.ts'
import { newsQueries } from './news-queries.ts'
import { SeriesNavigation, SeriesPlace } from './series-navigation.tsx'
import { ShareLink } from './share-link.tsx'
import { ShopLook } from './shop-look-card.tsx'

export interface ArticleScreenProps {
  slug: string
  tenantSlug?: string
}

/** Shows one published article (/news/{slug}, /articles/{slug}, and below a shop's page). */
export function ArticleScreen({ slug, tenantSlug = platformNews }: ArticleScreenProps) {
  const result = useQuery(newsQueries(useApi()).article(tenantSlug, slug))
  return (
    <QueryScreen result={result} loading={<ArticleSkeleton />}>
      {(article) => (
        <ShopLook tenantSlug={article.tenantSlug}>
          <ArticlePage article={article} />
        </ShopLook>
      )}
    </QueryScreen>
  )
}

function ArticlePage({ article }: { article: PublicArticle }) {
  const { t } = useTranslation('news')
  const api = useApi()
  const text = useRef<HTMLElement>(null)
  const { id, tenantSlug, category } = article
  const address = new URL(articleHref(article), useServices().origin).href
  useEffect(() => (text.current ? countReading(api, id, text.current) : undefined), [api, id])
  return (
    <Container className="article-page cn:grid cn:gap-10">
      <ArticleView
        ref={text}
        article={article}
        path={<Breadcrumbs className="cn:print:hidden" items={pathTo(article, t('title'))} />}
        before={
          <>
            {article.series && <SeriesPlace series={article.series} tenantSlug={tenantSlug} />}
            {category && (
              <Link href={newsCategoryHref(tenantSlug, category)} variant="quiet" className="cn:text-14 cn:font-medium">
                {category.name}
              </Link>
            )}
          </>
        }
        facts={
          <>
            <div className="cn:flex cn:flex-wrap cn:items-center cn:justify-between cn:gap-3">
              <div className="cn:flex cn:flex-wrap cn:items-center cn:gap-x-4 cn:gap-y-2">
                {article.author && <AuthorLink author={article.author} tenantSlug={tenantSlug} />}
                <ArticleFacts article={article} />
              </div>
              <div className="cn:flex cn:flex-wrap cn:items-center cn:gap-2">
                <BookmarkButton article={article} />
                <ShareLink title={article.title} address={address} />
              </div>
            </div>
            <p className="cn:hidden cn:print:block cn:text-14 cn:break-all">{address}</p>
          </>
        }
      >
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
      </ArticleView>
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
