import { href } from '@chonoi/domain'
import { Heading } from '@chonoi/ui/heading'
import { LinkButton } from '@chonoi/ui/link-button'
import { useTranslation } from '@chonoi/i18n/react'

/** Introduces the market, with its two main links: low enough for deals to stand in sight below it. */
export function HomeHero() {
  const { t } = useTranslation('home')
  return (
    <section className="cn:grid cn:overflow-hidden cn:border cn:border-border cn:rounded-lg cn:bg-surface cn:md:min-h-70 cn:md:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
      <img
        className="cn:size-full cn:object-cover cn:object-[50%_75%] cn:max-md:max-h-28 cn:md:row-1 cn:md:col-2 cn:md:h-0 cn:md:min-h-full"
        // Above the fold: the route's head preloads it.
        src="/pictures/hero-river.svg"
        alt={t('hero.pictureAlt')}
        width={720}
        height={440}
        fetchPriority="high"
      />
      <div className="cn:grid cn:content-center cn:gap-3 cn:py-5 cn:px-5 cn:lg:px-10">
        <Heading level={1} size={30} className="cn:tracking-[-0.015em]">
          {t('hero.title')}
        </Heading>
        <p className="cn:max-w-136 cn:text-text-muted cn:text-16">{t('hero.text')}</p>
        <div className="cn:flex cn:flex-wrap cn:gap-3">
          <LinkButton href={href('/products')}>{t('hero.shop')}</LinkButton>
          <LinkButton href={href('/marketplace')} variant="secondary">
            {t('hero.browse')}
          </LinkButton>
        </div>
      </div>
    </section>
  )
}
