import { href } from '@chonoi/domain'
import { Container } from '@chonoi/ui/container'
import { Heading } from '@chonoi/ui/heading'
import { LinkButton } from '@chonoi/ui/link-button'
import { useTranslation } from '@chonoi/i18n/react'
import { PageLead } from './page-lead.tsx'
import { Prose } from './prose.tsx'
import { pagesColumns, pagesProse } from './pages-classes.ts'

const parts = ['story', 'money', 'open', 'people'] as const

/** About Chợ Nổi (ROUTE-11). */
export function AboutScreen() {
  const { t } = useTranslation('pages')
  return (
    <Container className="cn:grid cn:gap-8">
      <PageLead title={t('about.title')}>
        <p>{t('about.lead')}</p>
      </PageLead>
      <img
        className="cn:w-full cn:h-[clamp(10rem,28vw,22rem)] cn:rounded-lg cn:object-cover cn:object-[50%_75%]"
        src="/pictures/hero-river.svg"
        alt=""
        width={720}
        height={440}
      />
      <div className={pagesColumns}>
        {parts.map((part) => (
          <section key={part} className={pagesProse}>
            <Heading level={2}>{t(`about.${part}.title`)}</Heading>
            <Prose text={t(`about.${part}.text`)} />
          </section>
        ))}
      </div>
      <div className="cn:flex cn:flex-wrap cn:gap-3">
        <LinkButton href={href('/marketplace')}>{t('about.shops')}</LinkButton>
        <LinkButton href={href('/contact')} variant="secondary">
          {t('about.contact')}
        </LinkButton>
      </div>
    </Container>
  )
}
