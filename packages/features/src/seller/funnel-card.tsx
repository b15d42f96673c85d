import type { SellerFunnel } from '@chonoi/contract'
import type { SalesPeriod } from '@chonoi/domain'
import { formatNumber } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Card } from '@chonoi/ui/card'
import { FunnelChart } from '@chonoi/ui/funnel-chart'
import { Skeleton, SkeletonRegion } from '@chonoi/ui/skeleton'
import { Stack } from '@chonoi/ui/stack'
import { TableExport } from '@chonoi/ui/table-export'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { usePreferences } from '../app/preferences.tsx'
import { useApi } from '../app/services.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { sellerQueries } from './seller-queries.ts'

const steps = ['productVisits', 'carts', 'checkouts', 'orders', 'paidOrders'] as const

/** How far visitors come, from a product's page to a paid order. The file has the period before, too. */
export function FunnelCard({ period }: { period: SalesPeriod }) {
  const { t } = useTranslation('seller')
  const result = useQuery(sellerQueries(useApi()).funnel(period))
  return (
    <Card title={t('funnel.title')} actions={result.data && <FunnelExport funnel={result.data} />}>
      {result.data ? (
        <Funnel funnel={result.data} period={period} />
      ) : result.isError ? (
        <QueryFailure result={result} headingLevel={3} />
      ) : (
        <SkeletonRegion className="cn:min-h-[26rem]">
          <Skeleton shape="block" size="lg" />
        </SkeletonRegion>
      )}
    </Card>
  )
}

function Funnel({ funnel, period }: { funnel: SellerFunnel; period: SalesPeriod }) {
  const { t } = useTranslation('seller')
  const { language } = usePreferences()
  const number = (value: number) => formatNumber(value, language)
  return (
    <Stack gap={3}>
      <Text tone="muted">{t('funnel.text')}</Text>
      <FunnelChart
        title={t('funnel.chart', { period: t(`analytics.period.${period}`) })}
        summary={t('funnel.summary', { visits: number(funnel.productVisits), paid: number(funnel.paidOrders) })}
        labelHeader={t('funnel.step')}
        valueHeader={t('funnel.count')}
        data={steps.map((step) => ({ label: t(`funnel.${step}`), value: funnel[step] }))}
        formatValue={number}
      />
    </Stack>
  )
}

/** Saves the steps as CSV or Excel. */
function FunnelExport({ funnel }: { funnel: SellerFunnel }) {
  const { t } = useTranslation('seller')
  type Step = (typeof steps)[number]
  return (
    <TableExport<Step>
      fileName={t('funnel.file')}
      getRows={() => steps}
      columns={[
        {
          id: 'step',
          header: t('funnel.step'),
          cell: (step) => t(`funnel.${step}`),
          value: (step) => t(`funnel.${step}`),
        },
        { id: 'count', header: t('funnel.count'), cell: (step) => funnel[step], value: (step) => funnel[step] },
        {
          id: 'before',
          header: t('analytics.before'),
          cell: (step) => funnel.previous[step],
          value: (step) => funnel.previous[step],
        },
      ]}
    />
  )
}
