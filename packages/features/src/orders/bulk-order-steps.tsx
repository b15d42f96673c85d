import type { OrderSummary } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { lazy } from 'react'
import { useSession } from '../app/services.tsx'
import { useAction } from '../app/use-action.ts'
import { useRowDialog } from '../lists/row-dialogs.tsx'
import { manyOrderActions, type ManyOrders } from './many-orders.ts'
import { stepsOf } from './order-steps.ts'

const ShipOrdersDialog = lazy(() => import('./ship-orders-dialog.tsx'))

const bulkSteps = ['CONFIRMED', 'PROCESSING', 'SHIPPED'] as const

export interface BulkOrderStepsProps {
  /** The chosen orders of this page. */
  orders: readonly OrderSummary[]
  onDone: (outcome: ManyOrders) => void
}

/** The next step of the chosen orders, for each step that some of them wait for: "Prepare (3)". */
export function BulkOrderSteps({ orders, onDone }: BulkOrderStepsProps) {
  const { t } = useTranslation('orders')
  const { actor } = useSession()
  const openDialog = useRowDialog()
  const change = useAction(manyOrderActions.changeStatus(), {
    done: ({ succeeded, refusals }) => t('bulk.done', { succeeded, failed: refusals.length }),
    onDone,
  })
  if (!actor) return null
  return bulkSteps.map((status) => {
    const waiting = orders.filter((order) => stepsOf(order, actor)[0] === status)
    if (waiting.length === 0) return null
    return (
      <Button
        key={status}
        size="sm"
        isLoading={change.isPending && change.variables?.body.status === status}
        disabled={change.isPending}
        onClick={() =>
          status === 'SHIPPED'
            ? openDialog((close) => <ShipOrdersDialog orders={waiting} onClose={close} onDone={onDone} />)
            : change.run({ orders: waiting, body: { status } })
        }
      >
        {t('bulk.step', { step: t(`step.action.${status}`), count: waiting.length })}
      </Button>
    )
  })
}
