import type { Order } from '@chonoi/contract'
import { lazy, Suspense } from 'react'
import type { OfferedStep } from './order-steps.ts'

const ChangeOrderStatusDialog = lazy(() => import('./change-order-status-dialog.tsx'))
const ShipOrderDialog = lazy(() => import('./ship-order-dialog.tsx'))

export interface OrderStepDialogProps {
  order: Pick<Order, 'id' | 'orderNumber'>
  /** The step that was asked for; null for none. */
  status: OfferedStep | null
  onClose: () => void
}

/** Asks what a step of an order needs: carrier and code to ship it, else a confirmation with a note. */
export function OrderStepDialog({ order, status, onClose }: OrderStepDialogProps) {
  if (status === null) return null
  return (
    <Suspense>
      {status === 'SHIPPED' ? (
        <ShipOrderDialog order={order} onClose={onClose} />
      ) : (
        <ChangeOrderStatusDialog order={order} status={status} onClose={onClose} />
      )}
    </Suspense>
  )
}
