import type { ArticleSeries } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { Link } from '@chonoi/ui/link'
import { Text } from '@chonoi/ui/text'
import { ChevronLeft, ChevronRight, ListOrdered } from 'lucide-react'
import { wholeCardLink } from '../catalog/whole-card.ts'
import { articleHref, seriesHref } from './news-link.ts'

export interface SeriesNavigationProps {
  series: ArticleSeries
  tenantSlug: string
}

/** Which part of which series an article is, above its title. */
export function SeriesPlace({ series, tenantSlug }: SeriesNavigationProps) {
  const { t } = useTranslation('news')
  return (
    <Text as="p" size={14} tone="muted" className="cn:flex cn:flex-wrap cn:items-center cn:gap-x-2 cn:gap-y-1">
      <ListOrdered size={16} aria-hidden="true" />
      <span>{t('series.place', series)}</span>
      <span aria-hidden="true">·</span>
      <Link href={seriesHref(tenantSlug, series)} variant="quiet" className="cn:font-medium" dir="auto">
        {series.title}
      </Link>
    </Text>
  )
}

const step =
  'cn:relative cn:flex cn:flex-1 cn:basis-[240px] cn:items-center cn:gap-3 cn:p-4 cn:min-w-0 cn:border cn:border-border cn:rounded-lg cn:bg-surface cn:transition-[border-color] cn:duration-fast cn:ease-standard cn:hover:border-border-strong cn:has-[a:focus-visible]:outline-2 cn:has-[a:focus-visible]:outline-focus-ring cn:has-[a:focus-visible]:outline-offset-2'

/** The parts before and after an article of a series, below its text. */
export function SeriesNavigation({ series, tenantSlug }: SeriesNavigationProps) {
  const { t } = useTranslation('news')
  const { previous, next } = series
  return (
    <nav
      aria-label={t('series.navigation', { title: series.title })}
      className="cn:grid cn:gap-3 cn:pt-5 cn:border-t cn:border-border cn:print:hidden"
    >
      <SeriesPlace series={series} tenantSlug={tenantSlug} />
      <div className="cn:flex cn:flex-wrap cn:gap-3">
        {previous && (
          <div className={step}>
            <ChevronLeft className="cn:shrink-0" size={20} aria-hidden="true" />
            <Neighbour label={t('series.previous')} part={previous} tenantSlug={tenantSlug} rel="prev" />
          </div>
        )}
        {next && (
          <div className={`${step} cn:justify-end cn:text-end`}>
            <Neighbour label={t('series.next')} part={next} tenantSlug={tenantSlug} rel="next" />
            <ChevronRight className="cn:shrink-0" size={20} aria-hidden="true" />
          </div>
        )}
      </div>
      {!next && (
        <Text size={14} tone="muted">
          {t(series.isCompleted ? 'series.last' : 'series.waiting')}
        </Text>
      )}
    </nav>
  )
}

interface NeighbourProps {
  label: string
  part: { title: string; slug: string }
  tenantSlug: string
  rel: 'prev' | 'next'
}

function Neighbour({ label, part, tenantSlug, rel }: NeighbourProps) {
  return (
    <span className="cn:grid cn:gap-1 cn:min-w-0">
      <Text as="span" size={13} tone="muted">
        {label}
      </Text>
      <Link
        href={articleHref({ tenantSlug, slug: part.slug })}
        variant="plain"
        rel={rel}
        dir="auto"
        className={`${wholeCardLink} cn:font-medium`}
      >
        {part.title}
      </Link>
    </span>
  )
}
