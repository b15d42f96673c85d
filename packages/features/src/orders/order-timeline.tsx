import type { Order, OrderStatus } from '@chonoi/contract'
import { milestonesReached, orderMilestones, paymentWhenPlaced, wasPaid } from '@chonoi/domain'
import { formatDateTime } from '@chonoi/i18n'
import { Timeline, type TimelineItem } from '@chonoi/ui/timeline'
import { useTranslation } from '@chonoi/i18n/react'

/** Shows past and upcoming steps of an order. */
export function OrderTimeline({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const reached = milestonesReached(order.status)
  const isOver = reached === 0
  function said(status: OrderStatus): string {
    if (status === 'PENDING') return t(`event.PENDING.${paymentWhenPlaced(order)}`)
    if (status === 'CANCELLED' && wasPaid(order.paymentStatus)) return t('event.CANCELLED.PAID')
    return t(`event.${status}`)
  }
  const happened = order.events.map((event, index): TimelineItem => {
    const isLast = index === order.events.length - 1
    return {
      id: event.id,
      title: t(`status.${event.status}`),
      status:
        event.status === 'CANCELLED'
          ? 'failed'
          : isLast && !isOver && reached < orderMilestones.length
            ? 'current'
            : 'done',
      time: { dateTime: event.createdAt, text: formatDateTime(event.createdAt) },
      description: event.note ?? said(event.status),
    }
  })
  const ahead = isOver
    ? []
    : orderMilestones
        .slice(reached)
        .map((status): TimelineItem => ({ id: status, title: t(`status.${status}`), status: 'upcoming' }))
  return <Timeline aria-label={t('detail.timeline')} items={[...happened, ...ahead]} />
}
