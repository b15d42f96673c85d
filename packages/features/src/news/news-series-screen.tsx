import { useTranslation } from '@chonoi/i18n/react'
import { Breadcrumbs } from '@chonoi/ui/breadcrumbs'
import { Container } from '@chonoi/ui/container'
import { Heading } from '@chonoi/ui/heading'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { QueryScreen } from '../lists/query-screen.tsx'
import { ArticleCard } from './article-card.tsx'
import { newsGrid } from './news-classes.ts'
import { newsHref, platformNews, seriesListHref } from './news-link.ts'
import { newsQueries } from './news-queries.ts'
import { NewsSkeleton } from './news-skeleton.tsx'
import { SeriesFacts } from './series-card.tsx'
import { ShopLook } from './shop-look-card.tsx'

export interface NewsSeriesScreenProps {
  slug: string
  tenantSlug?: string
}

/** Shows a series to readers with its parts in their order (/news/series/{slug}, and below a shop's page). */
export function NewsSeriesScreen({ slug, tenantSlug = platformNews }: NewsSeriesScreenProps) {
  const { t } = useTranslation('news')
  const result = useQuery(newsQueries(useApi()).series(tenantSlug, slug))
  return (
    <ShopLook tenantSlug={tenantSlug}>
      <Container className="cn:grid cn:gap-6">
        <QueryScreen result={result} loading={<NewsSkeleton />}>
          {(series) => (
            <>
              <Breadcrumbs
                items={[
                  { label: t('title'), href: newsHref(tenantSlug) },
                  { label: t('series.title'), href: seriesListHref(tenantSlug) },
                  { label: series.title },
                ]}
              />
              <header className="cn:grid cn:gap-3 cn:max-w-[720px]">
                <Heading level={1} className="cn:text-balance" dir="auto">
                  {series.title}
                </Heading>
                {series.description && (
                  <Text size={18} tone="muted" dir="auto">
                    {series.description}
                  </Text>
                )}
                <SeriesFacts series={series} />
              </header>
              <ol className={newsGrid} aria-label={t('series.navigation', { title: series.title })}>
                {series.articles.map((article, index) => (
                  <li key={article.id}>
                    <ArticleCard article={article} part={index + 1} isFirst={index === 0} />
                  </li>
                ))}
              </ol>
            </>
          )}
        </QueryScreen>
      </Container>
    </ShopLook>
  )
}
