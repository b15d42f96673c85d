import { href } from '@chonoi/domain'
import { formatNumber } from '@chonoi/i18n'
import { Heading } from '@chonoi/ui/heading'
import { LinkButton } from '@chonoi/ui/link-button'
import { useTranslation } from '@chonoi/i18n/react'
import { usePreferences } from '../app/preferences.tsx'
import { useApi } from '../app/services.tsx'
import { homeQueries } from './home-queries.ts'
import { useLoadedQuery } from './use-loaded-query.ts'

/** What this is, the two ways in, and how large it is by now. */
export function HomeHero() {
  const { t } = useTranslation('home')
  const { language } = usePreferences()
  const { data: figures } = useLoadedQuery(homeQueries(useApi()).figures())
  return (
    <section className="home-hero">
      <img
        className="home-hero-picture"
        // Seen first: the route's head asks for it at once.
        src="/pictures/hero-river.svg"
        alt={t('hero.pictureAlt')}
        width={720}
        height={440}
        fetchPriority="high"
      />
      <div className="home-hero-words">
        <Heading level={1} size={38}>
          {t('hero.title')}
        </Heading>
        <p className="home-hero-text">{t('hero.text')}</p>
        <div className="home-hero-actions">
          <LinkButton href={href('/products')} size="lg">
            {t('hero.shop')}
          </LinkButton>
          <LinkButton href={href('/marketplace')} size="lg" variant="secondary">
            {t('hero.browse')}
          </LinkButton>
        </div>
        {figures && (
          <dl className="home-figures" aria-label={t('figures.label')}>
            {(
              [
                ['figures.shops', figures.totalTenants],
                ['figures.products', figures.totalProducts],
                ['figures.orders', figures.totalOrders],
              ] as const
            ).map(([words, count]) => (
              <div key={words}>
                <dd data-numeric="">{formatNumber(count, language)}</dd>
                <dt>{t(words)}</dt>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  )
}
