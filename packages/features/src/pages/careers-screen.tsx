import { Container } from '@chonoi/ui/container'
import { Heading } from '@chonoi/ui/heading'
import { LinkButton } from '@chonoi/ui/link-button'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '@chonoi/i18n/react'
import { useApi } from '../app/services.tsx'
import { PageLead } from './page-lead.tsx'
import { platformQueries } from './platform-queries.ts'
import { Prose } from './prose.tsx'
import { pagesProse } from './pages-classes.ts'

const parts = ['open', 'how', 'contribute'] as const

/** Careers (ROUTE-21). */
export function CareersScreen() {
  const { t } = useTranslation('pages')
  const supportEmail = useQuery(platformQueries(useApi()).settings()).data?.supportEmail
  return (
    <Container size="md" className="cn:grid cn:gap-8">
      <PageLead title={t('careers.title')}>
        <p>{t('careers.lead')}</p>
      </PageLead>
      {parts.map((part) => (
        <section key={part} className={pagesProse}>
          <Heading level={2}>{t(`careers.${part}.title`)}</Heading>
          <Prose text={t(`careers.${part}.text`)} />
        </section>
      ))}
      {supportEmail && (
        <div className="cn:flex cn:flex-wrap cn:gap-3">
          <LinkButton href={`mailto:${supportEmail}`}>{t('careers.write')}</LinkButton>
        </div>
      )}
    </Container>
  )
}
