import { businessHours, isWithinBusinessHours, supportAddress, href } from '@chonoi/domain'
import { Badge } from '@chonoi/ui/badge'
import { Card } from '@chonoi/ui/card'
import { Container } from '@chonoi/ui/container'
import { DescriptionList } from '@chonoi/ui/description-list'
import { Link } from '@chonoi/ui/link'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { useApi } from '../app/services.tsx'
import { ContactForm } from './contact-form.tsx'
import { PageLead } from './page-lead.tsx'
import { platformQueries } from './platform-queries.ts'
import { pagesColumns } from './pages-classes.ts'

const never = () => () => {}

/** Contact details and business hours (ROUTE-12). */
export function ContactScreen() {
  const { t } = useTranslation('pages')
  const supportEmail = useQuery(platformQueries(useApi()).settings()).data?.supportEmail
  // Uses the reader's clock, as a rendered page may be old.
  const isOpen = useSyncExternalStore(
    never,
    () => isWithinBusinessHours(new Date()),
    () => undefined,
  )
  return (
    <Container size="md" className="cn:grid cn:gap-8">
      <PageLead title={t('contact.title')}>
        <p>{t('contact.lead')}</p>
      </PageLead>
      <Card>
        <DescriptionList
          items={[
            ...(supportEmail
              ? [{ term: t('contact.email'), details: <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link> }]
              : []),
            { term: t('contact.address'), details: supportAddress },
            {
              term: t('contact.hours'),
              details: (
                <span className="cn:inline-flex cn:flex-wrap cn:gap-y-1 cn:gap-x-4">
                  {t('contact.hoursText', businessHours)}
                  <Badge
                    tone={isOpen ? 'success' : 'neutral'}
                    variant="dot"
                    // Reserves the space until the reader's clock is known.
                    className="cn:data-unknown:invisible"
                    data-unknown={isOpen === undefined || undefined}
                  >
                    {isOpen ? t('contact.isOpen') : t('contact.isClosed')}
                  </Badge>
                </span>
              ),
            },
          ]}
        />
      </Card>
      <ContactForm />
      <div className={pagesColumns}>
        <Card title={t('contact.order.title')}>
          <p>{t('contact.order.text')}</p>
          <Link href={href('/orders')}>{t('contact.order.link')}</Link>
        </Card>
        <Card title={t('contact.faq.title')}>
          <p>{t('contact.faq.text')}</p>
          <Link href={href('/faq')}>{t('contact.faq.link')}</Link>
        </Card>
      </div>
    </Container>
  )
}
