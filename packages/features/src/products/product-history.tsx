import type { ProductHistory as History } from '@chonoi/contract'
import { formatDateTime } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Card } from '@chonoi/ui/card'
import { Skeleton, SkeletonRegion } from '@chonoi/ui/skeleton'
import { Text } from '@chonoi/ui/text'
import { Timeline } from '@chonoi/ui/timeline'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { fullName } from '../shell/full-name.ts'
import { managedProductQueries } from './managed-products-queries.ts'

/** How a product came to its status, the newest step first. */
export function ProductHistory({ productId }: { productId: string }) {
  const { t } = useTranslation('productManagement')
  const result = useQuery(managedProductQueries(useApi()).history(productId))
  const steps = result.data?.data ?? []
  return (
    <Card title={t('history.title')}>
      {result.isPending && (
        <SkeletonRegion>
          <Skeleton lines={3} />
        </SkeletonRegion>
      )}
      {result.isError && <QueryFailure result={result} headingLevel={3} />}
      {result.isSuccess && steps.length === 0 && <Text tone="muted">{t('history.empty')}</Text>}
      {steps.length > 0 && (
        <Timeline
          items={steps.map((step) => ({
            id: step.id,
            title: t(`history.step.${step.step}`),
            status: step.step === 'REJECTED' ? 'failed' : 'done',
            time: { dateTime: step.createdAt, text: formatDateTime(step.createdAt) },
            description: <Told step={step} />,
          }))}
        />
      )}
    </Card>
  )
}

/** Who made a step, and why. */
function Told({ step: { by, user, reason } }: { step: History['data'][number] }) {
  const { t } = useTranslation('productManagement')
  return (
    <>
      <bdi>{fullName(user) || t(`history.by.${by}`)}</bdi>
      {reason && (
        <div>
          {t('history.reason')}: <bdi className="cn:wrap-break-word">{reason}</bdi>
        </div>
      )}
    </>
  )
}
