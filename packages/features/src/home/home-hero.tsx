import { href } from '@chonoi/domain'
import { formatNumber } from '@chonoi/i18n'
import { Heading } from '@chonoi/ui/heading'
import { LinkButton } from '@chonoi/ui/link-button'
import { useTranslation } from '@chonoi/i18n/react'
import { usePreferences } from '../app/preferences.tsx'
import { useApi } from '../app/services.tsx'
import { homeQueries } from './home-queries.ts'
import { useLoadedQuery } from './use-loaded-query.ts'

/** Introduces the market, with its two main links and its current size. */
export function HomeHero() {
  const { t } = useTranslation('home')
  const { language } = usePreferences()
  const { data: figures } = useLoadedQuery(homeQueries(useApi()).figures())
  return (
    <section className="cn:grid cn:overflow-hidden cn:border cn:border-border cn:rounded-lg cn:bg-surface cn:lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <img
        className="cn:size-full cn:object-cover cn:max-lg:aspect-720/300 cn:max-lg:object-[50%_80%] cn:lg:row-1 cn:lg:col-2"
        // Above the fold: the route's head preloads it.
        src="/pictures/hero-river.svg"
        alt={t('hero.pictureAlt')}
        width={720}
        height={440}
        fetchPriority="high"
      />
      <div className="cn:grid cn:content-center cn:gap-4 cn:py-6 cn:px-5 cn:lg:p-10">
        <Heading level={1} size={38} className="cn:tracking-[-0.015em] cn:max-md:text-30">
          {t('hero.title')}
        </Heading>
        <p className="cn:max-w-136 cn:text-text-muted cn:text-18 cn:max-md:text-16">{t('hero.text')}</p>
        <div className="cn:flex cn:flex-wrap cn:gap-3">
          <LinkButton href={href('/products')} size="lg">
            {t('hero.shop')}
          </LinkButton>
          <LinkButton href={href('/marketplace')} size="lg" variant="secondary">
            {t('hero.browse')}
          </LinkButton>
        </div>
        {figures && (
          <dl
            className="cn:flex cn:flex-wrap cn:gap-y-2 cn:gap-x-8 cn:pt-4 cn:border-t cn:border-border"
            aria-label={t('figures.label')}
          >
            {(
              [
                ['figures.shops', figures.totalTenants],
                ['figures.products', figures.totalProducts],
                ['figures.orders', figures.totalOrders],
              ] as const
            ).map(([words, count]) => (
              <div key={words}>
                <dd data-numeric="" className="cn:text-20 cn:font-bold">
                  {formatNumber(count, language)}
                </dd>
                <dt className="cn:text-text-muted cn:text-14">{t(words)}</dt>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  )
}
