import { href } from '@chonoi/domain'
import { Accordion } from '@chonoi/ui/accordion'
import { Container } from '@chonoi/ui/container'
import { Heading } from '@chonoi/ui/heading'
import { Link } from '@chonoi/ui/link'
import { useTranslation } from '@chonoi/i18n/react'
import { faqGroups, faqValues } from './faq-questions.ts'
import { PageLead } from './page-lead.tsx'
import { pagesGroup } from './pages-classes.ts'

/** Frequently asked questions (ROUTE-13). */
export function FaqScreen() {
  const { t } = useTranslation(['pages', 'shell'])
  return (
    <Container size="md" className="cn:grid cn:gap-8">
      <PageLead title={t('pages:faq.title')}>
        <p>
          {t('pages:faq.lead')} <Link href={href('/contact')}>{t('shell:footer.contact')}</Link>
        </p>
      </PageLead>
      {faqGroups.map(({ words, questions }) => (
        <section key={words} className={`pages-group ${pagesGroup}`}>
          <Heading level={2}>{t(`pages:${words}`)}</Heading>
          <Accordion
            items={questions.map((name) => ({
              id: name,
              title: t(`pages:faq.${name}.q`),
              content: <p>{t(`pages:faq.${name}.a`, faqValues)}</p>,
            }))}
          />
        </section>
      ))}
    </Container>
  )
}
