import type { PaymentDetail, PaymentRefund } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { formatDateTime, formatMoney, type TFunction } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Link } from '@chonoi/ui/link'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { Timeline, type TimelineItem } from '@chonoi/ui/timeline'
import { CodeText } from '../lists/code-text.tsx'
import { RefundBadge } from './payment-badge.tsx'

const row =
  'cn:flex cn:flex-wrap cn:items-start cn:justify-between cn:gap-4 cn:py-2 cn:not-last:border-b cn:border-border'

/** The orders that a payment pays. */
export function PaymentOrders({ payment, linkTo }: { payment: PaymentDetail; linkTo: 'buyer' | 'admin' }) {
  const { t } = useTranslation(['payments', 'common'])
  return (
    <ul>
      {payment.orders.map((order) => (
        <li key={order.id} className={row}>
          <div className="cn:min-w-0">
            <Link
              href={
                linkTo === 'buyer'
                  ? href('/orders/$orderId', { orderId: order.id })
                  : href('/admin/orders/$orderId', { orderId: order.id })
              }
            >
              <CodeText text={order.orderNumber} canBreak />
            </Link>
            <Text size={14} tone="muted">
              {order.tenant.name}
            </Text>
          </div>
          <div className="cn:flex-none cn:text-end cn:figures">
            {formatMoney(order.totalInCents)}
            {order.refundedInCents > 0 && (
              <Text size={13} tone="muted">
                {t('payments:column.refunded', { amount: formatMoney(order.refundedInCents) })}
              </Text>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Why a refund isn't where it was sent. */
function refundNote(t: TFunction<['payments', 'common']>, { resultCode, status }: PaymentRefund): string | null {
  if (resultCode === null) return null
  if (status === 'PENDING') return t('payments:detail.refundWaits')
  return resultCode === 'not_refunded'
    ? t('payments:detail.refundNotMade')
    : t('payments:detail.refundFellBack', { code: resultCode })
}

/** The refunds of a payment, newest first. The platform sees their names at the provider, and which wait for it. */
export function PaymentRefunds({
  refunds,
  seenBy,
}: {
  refunds: readonly PaymentRefund[]
  seenBy: 'buyer' | 'platform'
}) {
  const { t } = useTranslation(['payments', 'common'])
  return (
    <ul>
      {refunds.map((refund) => (
        <li key={refund.id} className={row}>
          <div className="cn:min-w-0 cn:wrap-anywhere">
            <Text>{refund.returnId ? t('payments:detail.refundOfReturn') : refund.reason}</Text>
            <Text size={13} tone="muted">
              {`${refund.orderNumber} · ${t(`payments:destination.${refund.destination}`)} · ${formatDateTime(refund.createdAt)}`}
            </Text>
            {seenBy === 'platform' && refund.destination === 'SOURCE' && (
              <Text size={13} tone="muted">
                {t('payments:detail.refundReference', { reference: refund.reference })}
              </Text>
            )}
            {refund.resultCode && (
              <Text size={13} tone="muted">
                {refundNote(t, refund)}
              </Text>
            )}
          </div>
          <Stack gap={1} align="end" className="cn:flex-none">
            <span className="cn:figures">{formatMoney(refund.amountInCents)}</span>
            <RefundBadge status={seenBy === 'platform' && refund.outcomeUnknownAt ? 'UNKNOWN' : refund.status} />
          </Stack>
        </li>
      ))}
    </ul>
  )
}

/** What happened to a payment, oldest first. */
export function PaymentHistory({ payment }: { payment: PaymentDetail }) {
  const { t } = useTranslation(['payments', 'common'])
  const items = payment.events.map(
    (event): TimelineItem => ({
      id: event.id,
      title: `${t(`payments:status.${event.status}`)} · ${t(`payments:source.${event.source}`)}`,
      status: event.status === 'FAILED' || event.status === 'EXPIRED' ? 'failed' : 'done',
      time: { dateTime: event.createdAt, text: formatDateTime(event.createdAt) },
      ...(event.note && { description: event.note }),
    }),
  )
  return <Timeline aria-label={t('payments:detail.history')} items={items} />
}
