import type { Order } from '@chonoi/contract'
import { splitCommission } from '@chonoi/domain'
import { formatDateTime, formatMoney, formatNumber } from '@chonoi/i18n'
import { Card } from '@chonoi/ui/card'
import { DescriptionList } from '@chonoi/ui/description-list'
import { Skeleton } from '@chonoi/ui/skeleton'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '@chonoi/i18n/react'
import { usePreferences } from '../app/preferences.tsx'
import { useApi, useSession } from '../app/services.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { shopBalanceQueries } from '../seller/seller-queries.ts'

/** Shows the shop's share of an order, by the current commission. Only the shop itself knows its rate. */
export function ShopShare({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const { actor } = useSession()
  const isOwn = actor?.tenantId === order.tenant.id
  const isOver = order.status === 'CANCELLED' || order.status === 'REFUNDED'
  const result = useQuery({ ...shopBalanceQueries(useApi()).current(), enabled: isOwn && !isOver })
  if (!isOwn || isOver) return null
  return (
    <Card title={t('share.title')}>
      {result.isError && !result.data ? (
        <QueryFailure result={result} />
      ) : (
        <Share order={order} commissionBasisPoints={result.data?.commissionBasisPoints} />
      )}
    </Card>
  )
}

/** While the rate is being loaded, its figures are placeholders of their size: the cards below stay where they are. */
function Share({ order, commissionBasisPoints }: { order: Order; commissionBasisPoints: number | undefined }) {
  const { t } = useTranslation('orders')
  const { language } = usePreferences()
  const paid = order.totalInCents - order.refundedInCents
  const share = commissionBasisPoints === undefined ? null : splitCommission(paid, commissionBasisPoints)
  const percent = commissionBasisPoints === undefined ? '…' : formatNumber(commissionBasisPoints / 100, language)
  const placeholder = <Skeleton size="sm" className="cn:w-16" />
  return (
    <>
      <DescriptionList
        aria-busy={share === null}
        items={[
          { term: t('share.paid'), details: formatMoney(paid), isNumeric: true },
          {
            term: t('share.commission', { percent }),
            details: share ? `−${formatMoney(share.commission)}` : placeholder,
            isNumeric: true,
          },
          {
            term: t('share.payable'),
            details: share ? <strong>{formatMoney(share.payable)}</strong> : placeholder,
            isNumeric: true,
          },
        ]}
      />
      <Text size={13} tone="muted">
        {order.complaint?.status === 'OPEN'
          ? t('share.complained')
          : order.releasedAt
            ? t('share.settled')
            : order.releaseDueAt
              ? t('share.due', { time: formatDateTime(order.releaseDueAt) })
              : t('share.awaiting')}
      </Text>
    </>
  )
}
