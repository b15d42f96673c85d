import type { Series } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { Badge } from '@chonoi/ui/badge'
import { Link } from '@chonoi/ui/link'
import { Text } from '@chonoi/ui/text'
import { wholeCardLink } from '../catalog/whole-card.ts'
import { newsCard, newsCardBody } from './news-classes.ts'
import { seriesHref } from './news-link.ts'
import { NewsPicture } from './news-picture.tsx'

/** Shows one series of a list. The link of its title covers the whole card. */
export function SeriesCard({ series, isFirst }: { series: Series; isFirst: boolean }) {
  return (
    <article className={newsCard}>
      <NewsPicture url={series.featuredImageUrl} isFirst={isFirst} />
      <div className={newsCardBody}>
        <h2 className="cn:text-18 cn:font-semibold cn:leading-heading">
          <Link href={seriesHref(series.tenantSlug, series)} variant="plain" className={wholeCardLink} dir="auto">
            {series.title}
          </Link>
        </h2>
        {series.description && (
          <Text tone="muted" size={14} lines={3} dir="auto">
            {series.description}
          </Text>
        )}
        <SeriesFacts series={series} className="cn:mt-auto cn:pt-2" />
      </div>
    </article>
  )
}

/** How many parts a series has, and whether more will come. */
export function SeriesFacts({ series, className = '' }: { series: Series; className?: string }) {
  const { t } = useTranslation('news')
  return (
    <div className={`cn:flex cn:flex-wrap cn:items-center cn:gap-2 ${className}`}>
      <Text as="span" size={13} tone="muted">
        {t('series.parts', { count: series.articleCount })}
      </Text>
      <Badge tone={series.isCompleted ? 'success' : 'info'}>
        {t(series.isCompleted ? 'series.completed' : 'series.ongoing')}
      </Badge>
    </div>
  )
}
