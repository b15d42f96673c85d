import { Container } from '@chonoi/ui/container'
import { Heading } from '@chonoi/ui/heading'
import { LinkButton } from '@chonoi/ui/link-button'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '@chonoi/i18n/react'
import { useApi } from '../app/services.tsx'
import { PageLead } from './page-lead.tsx'
import { platformQueries } from './platform-queries.ts'
import { Prose } from './prose.tsx'

const parts = ['open', 'how', 'contribute'] as const

/** How to work with us (ROUTE-21). */
export function CareersScreen() {
  const { t } = useTranslation('pages')
  const supportEmail = useQuery(platformQueries(useApi()).settings()).data?.supportEmail
  return (
    <Container size="md" className="pages">
      <PageLead title={t('careers.title')}>
        <p>{t('careers.lead')}</p>
      </PageLead>
      {parts.map((part) => (
        <section key={part} className="pages-prose">
          <Heading level={2}>{t(`careers.${part}.title`)}</Heading>
          <Prose text={t(`careers.${part}.text`)} />
        </section>
      ))}
      {supportEmail && (
        <div className="pages-actions">
          <LinkButton href={`mailto:${supportEmail}`}>{t('careers.write')}</LinkButton>
        </div>
      )}
    </Container>
  )
}
