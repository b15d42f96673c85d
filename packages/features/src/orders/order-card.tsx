import type { OrderSummary } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { formatDateTime, formatMoney, formatRelativeTime, ownLanguage } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { BoardCard } from '@chonoi/ui/board'
import { Button } from '@chonoi/ui/button'
import { Link } from '@chonoi/ui/link'
import { Text } from '@chonoi/ui/text'
import { useSession } from '../app/services.tsx'
import { useAction } from '../app/use-action.ts'
import { ActionMenu } from '../lists/action-menu.tsx'
import { OrderPaymentBadge } from './order-badge.tsx'
import { isDangerousStep, isQuickStep, type OfferedStep, stepsOf } from './order-steps.ts'
import { orderActions } from './orders-queries.ts'

export interface OrderCardProps {
  order: OrderSummary
  /** Called for a step that needs a carrier, a reason or a confirmation. */
  onAsk: (status: OfferedStep) => void
}

/** An order on the board. It moves by its next step, its menu or by dragging, to where the list would take it too. */
export function OrderCard({ order, onAsk }: OrderCardProps) {
  const { t, i18n } = useTranslation(['orders', 'common'])
  const { actor } = useSession()
  const { orderNumber, buyer } = order
  const step = useAction(orderActions.changeStatus(order), {
    done: (_, { status }) => t(`orders:step.done.${status}`, { number: orderNumber }),
    failure: orderNumber,
  })
  const steps = actor ? stepsOf(order, actor) : []
  const next = steps.find((status) => !isDangerousStep(status))
  const view = href('/seller/orders/$orderId', { orderId: order.id })

  function take(id: string) {
    const status = steps.find((offered) => offered === id)
    if (!status) return
    if (isQuickStep(status)) step.run({ status })
    else onAsk(status)
  }
  return (
    <BoardCard id={order.id} label={orderNumber} moves={steps} onMove={take} isMoving={step.isPending}>
      <div className="cn:grid cn:gap-2 cn:wrap-anywhere">
        <Link href={view} className="cn:justify-self-start cn:pe-8 cn:font-medium">
          {orderNumber}
        </Link>
        <span className="cn:text-14">{`${buyer.lastName} ${buyer.firstName}`.trim()}</span>
        <Text as="span" size={13} tone="muted" lines={2}>
          {order.itemCount > 1
            ? t('orders:list.itemsMore', { name: order.firstItemName, count: order.itemCount - 1 })
            : order.firstItemName}
        </Text>
        <div className="cn:flex cn:flex-wrap cn:gap-2 cn:items-center cn:justify-between">
          <Text as="span" weight="medium" isNumeric>
            {formatMoney(order.totalInCents)}
          </Text>
          <OrderPaymentBadge order={order} seenBy="shop" />
        </div>
        <Text as="span" size={13} tone="muted">
          <time dateTime={order.createdAt} title={formatDateTime(order.createdAt)}>
            {formatRelativeTime(order.createdAt, new Date(), ownLanguage(i18n.language))}
          </time>
        </Text>
        <div className="cn:flex cn:gap-1 cn:items-center cn:justify-between">
          {next ? (
            <Button size="sm" variant="secondary" isLoading={step.isPending} onClick={() => take(next)}>
              {t(`orders:step.action.${next}`)}
            </Button>
          ) : (
            <span />
          )}
          <ActionMenu
            label={t('orders:managed.more', { number: orderNumber })}
            items={[
              { id: 'view', label: t('common:action.viewDetails'), href: view },
              ...steps.map((status) => ({
                id: status,
                label: t(`orders:step.action.${status}`),
                ...(isDangerousStep(status) && { tone: 'danger' as const }),
              })),
            ]}
            onAction={take}
          />
        </div>
      </div>
    </BoardCard>
  )
}
