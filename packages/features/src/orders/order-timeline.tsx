import type { Order, OrderEvent, OrderStatus } from '@chonoi/contract'
import { milestonesReached, moneyPlace, orderMilestones, paymentWhenPlaced, wasPaid } from '@chonoi/domain'
import { formatDateTime } from '@chonoi/i18n'
import { Timeline, type TimelineItem } from '@chonoi/ui/timeline'
import { useTranslation } from '@chonoi/i18n/react'

/** Shows past and upcoming steps of an order. */
export function OrderTimeline({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const reached = milestonesReached(order.status)
  const isOver = reached === 0
  const cameBack = order.status === 'CANCELLED' && order.events.some(({ status }) => status === 'SHIPPED')
  function said(status: OrderStatus): string {
    if (status === 'PENDING') return t(`event.PENDING.${paymentWhenPlaced(order)}`)
    if (status === 'DELIVERED' && moneyPlace(order) === 'WITH_CARRIER') return t('event.DELIVERED.WITH_CARRIER')
    if (status === 'CANCELLED' && wasPaid(order.paymentStatus)) return t('event.CANCELLED.PAID')
    return t(`event.${status}`)
  }
  /** The note of whoever took the step stands in place of our words; why a parcel came back follows them. */
  function description({ status, note }: OrderEvent): string {
    if (status !== 'CANCELLED' || !cameBack || !note) return note ?? said(status)
    return t(wasPaid(order.paymentStatus) ? 'event.CANCELLED.CAME_BACK.PAID' : 'event.CANCELLED.CAME_BACK', {
      reason: note,
    })
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
      description: description(event),
    }
  })
  const ahead = isOver
    ? []
    : orderMilestones
        .slice(reached)
        .map((status): TimelineItem => ({ id: status, title: t(`status.${status}`), status: 'upcoming' }))
  return <Timeline aria-label={t('detail.timeline')} items={[...happened, ...ahead]} />
}
