import { href } from '@chonoi/domain'
import { Container } from '@chonoi/ui/container'
import { Heading } from '@chonoi/ui/heading'
import { LinkButton } from '@chonoi/ui/link-button'
import { useTranslation } from '@chonoi/i18n/react'
import { PageLead } from './page-lead.tsx'
import { Prose } from './prose.tsx'

const parts = ['story', 'money', 'open', 'people'] as const

/** What Chợ Nổi is and why (ROUTE-11). */
export function AboutScreen() {
  const { t } = useTranslation('pages')
  return (
    <Container className="pages">
      <PageLead title={t('about.title')}>
        <p>{t('about.lead')}</p>
      </PageLead>
      <img className="pages-picture" src="/pictures/hero-river.svg" alt="" width={720} height={440} />
      <div className="pages-columns">
        {parts.map((part) => (
          <section key={part} className="pages-prose">
            <Heading level={2}>{t(`about.${part}.title`)}</Heading>
            <Prose text={t(`about.${part}.text`)} />
          </section>
        ))}
      </div>
      <div className="pages-actions">
        <LinkButton href={href('/marketplace')}>{t('about.shops')}</LinkButton>
        <LinkButton href={href('/contact')} variant="secondary">
          {t('about.contact')}
        </LinkButton>
      </div>
    </Container>
  )
}
