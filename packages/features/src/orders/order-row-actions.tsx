import type { OrderSummary } from '@chonoi/contract'
import { mayReportFailedDelivery } from '@chonoi/domain'
import { Button } from '@chonoi/ui/button'
import { useTranslation } from '@chonoi/i18n/react'
import { lazy } from 'react'
import { useSession } from '../app/services.tsx'
import { useAction } from '../app/use-action.ts'
import { ActionMenu } from '../lists/action-menu.tsx'
import { RowActions } from '../lists/row-actions.tsx'
import { RowDetailsButton } from '../lists/row-details-button.tsx'
import { useRowDialog } from '../lists/row-dialogs.tsx'
import { OrderStepDialog } from './order-step-dialog.tsx'
import { isDangerousStep, isQuickStep, type OfferedStep, stepsOf } from './order-steps.ts'
import { orderActions } from './orders-queries.ts'

const FailedDeliveryDialog = lazy(() => import('./failed-delivery-dialog.tsx'))

/** Shows the next step of an order as a button, everything else in a menu. */
export function OrderRowActions({ order, href }: { order: OrderSummary; href: string }) {
  const { t } = useTranslation(['orders', 'common'])
  const { actor } = useSession()
  const step = useAction(orderActions.changeStatus(order), {
    done: (_, { status }) => t(`orders:step.done.${status}`, { number: order.orderNumber }),
    failure: order.orderNumber,
  })
  const openDialog = useRowDialog()
  const steps = actor ? stepsOf(order, actor) : []
  const next = steps.find((status) => !isDangerousStep(status))
  const dangerous = steps.filter(isDangerousStep)
  const facts = { status: order.status, tenantId: order.tenant.id }
  const canTakeBack = actor !== null && mayReportFailedDelivery(facts, actor).allowed

  const ask = (status: OfferedStep) =>
    openDialog((close) => <OrderStepDialog order={order} status={status} onClose={close} />)
  function take(status: OfferedStep) {
    if (isQuickStep(status)) step.run({ status })
    else ask(status)
  }
  return (
    <RowActions>
      <RowDetailsButton id={order.id} name={order.orderNumber} />
      {next && (
        <Button size="sm" variant="secondary" isLoading={step.isPending} onClick={() => take(next)}>
          {t(`orders:step.action.${next}`)}
        </Button>
      )}
      <ActionMenu
        label={t('orders:managed.more', { number: order.orderNumber })}
        items={[
          { id: 'view', label: t('common:action.viewDetails'), href },
          ...dangerous.map((status) => ({
            id: status,
            label: t(`orders:step.action.${status}`),
            tone: 'danger' as const,
          })),
          ...(canTakeBack ? [{ id: 'failedDelivery', label: t('orders:failed.action'), tone: 'danger' as const }] : []),
        ]}
        onAction={(id) => {
          if (id === 'failedDelivery') openDialog((close) => <FailedDeliveryDialog order={order} onClose={close} />)
          const chosen = dangerous.find((status) => status === id)
          if (chosen) ask(chosen)
        }}
      />
    </RowActions>
  )
}
