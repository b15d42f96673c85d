import { href } from '@chonoi/domain'
import { Heading } from '@chonoi/ui/heading'
import { LinkButton } from '@chonoi/ui/link-button'
import { useTranslation } from '@chonoi/i18n/react'

/** Invites visitors to sell. */
export function SellInvitation() {
  const { t } = useTranslation('home')
  return (
    <section className="cn:[content-visibility:auto] cn:[contain-intrinsic-block-size:auto_30rem] cn:[overflow-clip-margin:var(--ds-space-2)] cn:flex cn:flex-wrap cn:items-center cn:justify-between cn:gap-y-4 cn:gap-x-8 cn:p-6 cn:rounded-lg cn:bg-accent-subtle cn:text-on-accent-subtle cn:lg:py-8 cn:lg:px-10">
      <div className="cn:min-w-0">
        <Heading level={2}>{t('sell.title')}</Heading>
        <p>{t('sell.text')}</p>
      </div>
      <LinkButton href={href('/pricing')} size="lg" variant="secondary">
        {t('sell.action')}
      </LinkButton>
    </section>
  )
}
