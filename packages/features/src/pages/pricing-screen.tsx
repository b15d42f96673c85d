import { centsFromVnd, maxProductImages, splitCommission, standardCommission, href } from '@chonoi/domain'
import { formatMoney, formatNumber } from '@chonoi/i18n'
import { Container } from '@chonoi/ui/container'
import { DescriptionList } from '@chonoi/ui/description-list'
import { Heading } from '@chonoi/ui/heading'
import { LinkButton } from '@chonoi/ui/link-button'
import { Check } from 'lucide-react'
import { useTranslation } from '@chonoi/i18n/react'
import { usePreferences } from '../app/preferences.tsx'
import { PageLead } from './page-lead.tsx'
import { pagesFigure, pagesProse } from './pages-classes.ts'

const included = ['shop', 'products', 'orders', 'stock', 'reviews', 'languages'] as const
const rules = ['frozen', 'rounded', 'refund', 'agreed'] as const
const examplePrice = centsFromVnd(320_000)

/** Pricing: the commission as it is charged (ROUTE-20). */
export function PricingScreen() {
  const { t } = useTranslation('pages')
  const { language } = usePreferences()
  const percent = formatNumber(standardCommission / 100, language)
  const { commission, payable } = splitCommission(examplePrice, standardCommission)
  return (
    <Container className="cn:grid cn:gap-8">
      <PageLead title={t('pricing.title')}>
        <p>{t('pricing.lead')}</p>
      </PageLead>
      <div className="cn:grid cn:gap-y-8 cn:gap-x-10 cn:md:grid-cols-2">
        <section className="cn:grid cn:content-start cn:gap-4 cn:p-6 cn:border cn:border-border cn:rounded-lg cn:bg-surface">
          <p className="cn:text-text-muted">
            <strong className={pagesFigure}>{t('pricing.rate', { percent })}</strong> {t('pricing.rateNote')}
          </p>
          <p className="cn:text-text-muted">
            <strong className={pagesFigure}>{t('pricing.free')}</strong> {t('pricing.freeNote')}
          </p>
          <LinkButton href={href('/auth/seller-verification')} size="lg" isFullWidth>
            {t('pricing.action')}
          </LinkButton>
          <LinkButton href={href('/faq')} variant="secondary" isFullWidth>
            {t('pricing.questions')}
          </LinkButton>
        </section>
        <section className={pagesProse}>
          <Heading level={2}>{t('pricing.included')}</Heading>
          <ul className="cn:grid cn:gap-3">
            {included.map((name) => (
              <li key={name} className="cn:flex cn:gap-3">
                <Check aria-hidden="true" className="cn:size-5 cn:flex-none cn:mt-0.5 cn:text-success" />
                {t(`pricing.include.${name}`, { images: maxProductImages })}
              </li>
            ))}
          </ul>
        </section>
        <section className={pagesProse}>
          <Heading level={2}>{t('pricing.example')}</Heading>
          <DescriptionList
            items={[
              { term: t('pricing.example.price'), details: formatMoney(examplePrice), isNumeric: true },
              {
                term: t('pricing.example.commission', { percent }),
                details: `−${formatMoney(commission)}`,
                isNumeric: true,
              },
              {
                id: 'payable',
                term: t('pricing.example.payable'),
                details: <strong>{formatMoney(payable)}</strong>,
                isNumeric: true,
              },
            ]}
          />
        </section>
        <section className={pagesProse}>
          <Heading level={2}>{t('pricing.rule.title')}</Heading>
          <ul>
            {rules.map((name) => (
              <li key={name}>{t(`pricing.rule.${name}`)}</li>
            ))}
          </ul>
        </section>
      </div>
    </Container>
  )
}
