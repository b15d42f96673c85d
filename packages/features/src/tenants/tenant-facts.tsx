import type { TenantDetails } from '@chonoi/contract'
import { formatVietnamesePhone } from '@chonoi/domain'
import { formatDateTime, formatMoney, formatNumber } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Card } from '@chonoi/ui/card'
import { DescriptionList } from '@chonoi/ui/description-list'
import { Grid } from '@chonoi/ui/grid'
import { Stat } from '@chonoi/ui/stat'
import { usePreferences } from '../app/preferences.tsx'

export interface TenantFactsProps {
  tenant: TenantDetails
  /** Leaves no room for two columns, beside a list. */
  isNarrow?: boolean
}

/** What a shop earned, how it is reached, and how much it has. */
export function TenantFacts({ tenant, isNarrow = false }: TenantFactsProps) {
  const { t } = useTranslation(['tenants', 'common'])
  const { language } = usePreferences()
  const { stats, products, money, openOrders } = tenant
  const count = (value: number) => formatNumber(value, language)
  const none = t('common:state.notUpdated')
  return (
    <>
      <Grid columns={isNarrow ? { base: 2 } : { base: 2, lg: 4 }}>
        <Stat label={t('tenants:money.sales')} value={formatMoney(money.salesInCents)} />
        <Stat label={t('tenants:money.commission')} value={formatMoney(money.commissionInCents)} />
        <Stat label={t('tenants:money.payable')} value={formatMoney(money.payableInCents)} />
        <Stat label={t('tenants:openOrders')} value={count(openOrders)} />
      </Grid>
      <Grid columns={isNarrow ? { base: 1 } : { base: 1, lg: 2 }}>
        <Card title={t('tenants:detail.about')}>
          <DescriptionList
            items={[
              { term: t('tenants:form.slug'), details: tenant.slug },
              { term: t('tenants:form.description'), details: <bdi>{tenant.description ?? none}</bdi> },
              { term: t('tenants:form.city'), details: tenant.city ?? none },
              { term: t('tenants:form.contactEmail'), details: tenant.contactEmail ?? none },
              { term: t('tenants:form.phone'), details: tenant.phone ? formatVietnamesePhone(tenant.phone) : none },
              { term: t('tenants:detail.website'), details: tenant.website ?? none },
              { term: t('common:word.createdAt'), details: formatDateTime(tenant.createdAt) },
              { term: t('tenants:notes'), details: <bdi>{tenant.adminNotes ?? t('common:word.none')}</bdi> },
            ]}
          />
        </Card>
        <Card title={t('tenants:detail.figures')}>
          <DescriptionList
            items={[
              { term: t('tenants:column.users'), details: count(stats.users) },
              { term: t('tenants:column.products'), details: count(stats.products) },
              { term: t('tenants:detail.onSite'), details: count(products.onSite) },
              { term: t('tenants:detail.pendingProducts'), details: count(products.pending) },
              { term: t('tenants:column.orders'), details: count(stats.orders) },
              {
                term: t('tenants:detail.commission'),
                details: `${formatNumber(tenant.commissionBasisPoints / 100, language)} %`,
              },
            ]}
          />
        </Card>
      </Grid>
    </>
  )
}
