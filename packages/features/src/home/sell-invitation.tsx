import { href } from '@chonoi/domain'
import { Heading } from '@chonoi/ui/heading'
import { LinkButton } from '@chonoi/ui/link-button'
import { useTranslation } from '@chonoi/i18n/react'

/** For those who have something to sell. */
export function SellInvitation() {
  const { t } = useTranslation('home')
  return (
    <section className="home-sell">
      <div>
        <Heading level={2}>{t('sell.title')}</Heading>
        <p>{t('sell.text')}</p>
      </div>
      <LinkButton href={href('/pricing')} size="lg" variant="secondary">
        {t('sell.action')}
      </LinkButton>
    </section>
  )
}
