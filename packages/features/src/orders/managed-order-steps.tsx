import type { Order } from '@chonoi/contract'
import { isPaid, moneyPlace } from '@chonoi/domain'
import { problemText } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { Stack } from '@chonoi/ui/stack'
import { VisuallyHidden } from '@chonoi/ui/visually-hidden'
import { Printer } from 'lucide-react'
import { lazy } from 'react'
import { useSession } from '../app/services.tsx'
import { useAction } from '../app/use-action.ts'
import { useRowDialog } from '../lists/row-dialogs.tsx'
import { FailedDeliveryButton } from './failed-delivery-button.tsx'
import { OrderStepDialog } from './order-step-dialog.tsx'
import { isDangerousStep, isQuickStep, type OfferedStep, stepsOf } from './order-steps.ts'
import { orderActions } from './orders-queries.ts'

const PackingSlipsDialog = lazy(() => import('./packing-slips-dialog.tsx'))

/** What its shop or the platform can do with an order: print, refund, and each next step. */
export function ManagedOrderSteps({ order }: { order: Order }) {
  const { t, i18n } = useTranslation('orders')
  const { actor } = useSession()
  const openDialog = useRowDialog()
  const step = useAction(orderActions.changeStatus(order))
  function take(status: OfferedStep) {
    if (isQuickStep(status)) step.run({ status })
    else openDialog((close) => <OrderStepDialog order={order} status={status} onClose={close} />)
  }
  const canRefund = isPaid(order.paymentStatus) && order.totalInCents > order.refundedInCents
  const others = (actor ? stepsOf(order, actor) : []).filter((status) => status !== 'REFUNDED')
  // A refund in part leaves the order as it is; one in full ends what can end with it. Both are one question.
  const steps: readonly OfferedStep[] = canRefund ? [...others, 'REFUNDED'] : others
  return (
    <Stack direction="row" gap={2} isWrapping>
      {/* The page shows it. A toast would lie on the next step. */}
      <VisuallyHidden role="status">
        {step.isSuccess && step.variables && t(`step.done.${step.variables.status}`, { number: order.orderNumber })}
      </VisuallyHidden>
      <Button
        variant="ghost"
        iconStart={<Printer aria-hidden="true" />}
        onClick={() =>
          openDialog((close) => (
            <PackingSlipsDialog orderIds={[order.id]} orderNumber={order.orderNumber} onClose={close} />
          ))
        }
      >
        {t('slips.action')}
      </Button>
      {moneyPlace(order) === 'WITH_CARRIER' && (
        <Button variant="ghost" disabledReason={problemText(i18n, 'payment.not_remitted')}>
          {t('refund.action')}
        </Button>
      )}
      <FailedDeliveryButton order={order} />
      {[...steps]
        .sort((one, other) => Number(isDangerousStep(other)) - Number(isDangerousStep(one)))
        .map((status) => (
          <Button
            key={status}
            variant={isDangerousStep(status) ? 'secondary' : 'primary'}
            isLoading={step.isPending && step.variables?.status === status}
            onClick={() => take(status)}
          >
            {t(`step.action.${status}`)}
          </Button>
        ))}
    </Stack>
  )
}
