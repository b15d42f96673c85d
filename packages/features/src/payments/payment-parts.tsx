import type { PaymentDetail, PaymentRefund } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { formatDateTime, formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Link } from '@chonoi/ui/link'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { Timeline, type TimelineItem } from '@chonoi/ui/timeline'
import { CodeText } from '../lists/code-text.tsx'
import { RefundBadge } from './payment-badge.tsx'

const row = 'cn:flex cn:items-start cn:justify-between cn:gap-4 cn:py-2 cn:not-last:border-b cn:border-border'

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
              <CodeText text={order.orderNumber} />
            </Link>
            <Text size={14} tone="muted">
              {order.tenant.name}
            </Text>
          </div>
          <div className="cn:text-end cn:figures">
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

/** The refunds of a payment, newest first. */
export function PaymentRefunds({ refunds }: { refunds: readonly PaymentRefund[] }) {
  const { t } = useTranslation(['payments', 'common'])
  return (
    <ul>
      {refunds.map((refund) => (
        <li key={refund.id} className={row}>
          <div className="cn:min-w-0 cn:wrap-anywhere">
            <Text>{refund.reason}</Text>
            <Text size={13} tone="muted">
              {`${refund.orderNumber} · ${t(`payments:destination.${refund.destination}`)} · ${formatDateTime(refund.createdAt)}`}
            </Text>
            {refund.resultCode && (
              <Text size={13} tone="muted">
                {t('payments:detail.refundFellBack', { code: refund.resultCode })}
              </Text>
            )}
          </div>
          <Stack gap={1} align="end">
            <span className="cn:figures">{formatMoney(refund.amountInCents)}</span>
            <RefundBadge status={refund.status} />
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
