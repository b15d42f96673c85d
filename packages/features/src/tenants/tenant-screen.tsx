import type { TenantDetails } from '@chonoi/contract'
import { formatVietnamesePhone, href } from '@chonoi/domain'
import { formatDateTime, formatMoney, formatNumber } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Breadcrumbs } from '@chonoi/ui/breadcrumbs'
import { Card } from '@chonoi/ui/card'
import { DescriptionList } from '@chonoi/ui/description-list'
import { Grid } from '@chonoi/ui/grid'
import { Heading } from '@chonoi/ui/heading'
import { Stack } from '@chonoi/ui/stack'
import { Stat } from '@chonoi/ui/stat'
import { useQuery } from '@tanstack/react-query'
import { OfficeRoute } from '../app/guards.tsx'
import { useNavigation } from '../app/navigation.tsx'
import { usePreferences } from '../app/preferences.tsx'
import { useApi } from '../app/services.tsx'
import { QueryScreen } from '../lists/query-screen.tsx'
import { ApprovalBadge, TenantFlags } from './tenant-badges.tsx'
import { TenantHistory } from './tenant-history.tsx'
import { TenantMembers } from './tenant-members.tsx'
import { TenantRowActions } from './tenant-row-actions.tsx'
import { tenantQueries } from './tenants-queries.ts'

/** One shop with its members, goods, money and history (/admin/tenants/{id}, ADM-TEN-04). */
export function TenantScreen({ tenantId }: { tenantId: string }) {
  return (
    <OfficeRoute>
      <Loaded tenantId={tenantId} />
    </OfficeRoute>
  )
}

function Loaded({ tenantId }: { tenantId: string }) {
  const result = useQuery(tenantQueries(useApi()).detail(tenantId))
  return <QueryScreen result={result}>{(tenant) => <Detail tenant={tenant} />}</QueryScreen>
}

function Detail({ tenant }: { tenant: TenantDetails }) {
  const { t } = useTranslation(['tenants', 'common'])
  const { language } = usePreferences()
  const { navigate } = useNavigation()
  const { stats, products, money, openOrders } = tenant
  const count = (value: number) => formatNumber(value, language)
  const none = t('common:state.notUpdated')
  return (
    <Stack gap={5}>
      <Breadcrumbs items={[{ label: t('tenants:title'), href: href('/admin/tenants') }, { label: tenant.name }]} />
      <Stack direction="row" justify="between" align="center" gap={4} isWrapping>
        <Stack gap={2}>
          <Heading level={1}>
            <bdi>{tenant.name}</bdi>
          </Heading>
          <span className="cn:inline-flex cn:flex-wrap cn:gap-1">
            <ApprovalBadge status={tenant.approvalStatus} />
            <TenantFlags {...tenant} />
          </span>
        </Stack>
        <TenantRowActions
          tenant={tenant}
          isOnPage
          onDeleted={() => navigate(href('/admin/tenants'), { replace: true })}
        />
      </Stack>
      <Grid columns={{ base: 2, lg: 4 }}>
        <Stat label={t('tenants:money.sales')} value={formatMoney(money.salesInCents)} />
        <Stat label={t('tenants:money.commission')} value={formatMoney(money.commissionInCents)} />
        <Stat label={t('tenants:money.payable')} value={formatMoney(money.payableInCents)} />
        <Stat label={t('tenants:openOrders')} value={count(openOrders)} />
      </Grid>
      <Grid columns={{ base: 1, lg: 2 }}>
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
      <TenantMembers tenantId={tenant.id} />
      <TenantHistory tenantId={tenant.id} />
    </Stack>
  )
}
