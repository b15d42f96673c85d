import type { Order } from '@chonoi/contract'
import { lazy } from 'react'
import type { OfferedStep } from './order-steps.ts'

const ChangeOrderStatusDialog = lazy(() => import('./change-order-status-dialog.tsx'))
const RefundOrderDialog = lazy(() => import('./refund-order-dialog.tsx'))
const ShipOrderDialog = lazy(() => import('./ship-order-dialog.tsx'))

export interface OrderStepDialogProps {
  order: Pick<Order, 'id' | 'orderNumber' | 'status' | 'paymentStatus' | 'collectedBy'>
  status: OfferedStep
  onClose: () => void
}

/** Asks what a step of an order needs: carrier and code to ship it, how much to refund, else a confirmation with a note. */
export function OrderStepDialog({ order, status, onClose }: OrderStepDialogProps) {
  if (status === 'SHIPPED') return <ShipOrderDialog order={order} onClose={onClose} />
  if (status === 'REFUNDED') return <RefundOrderDialog order={order} onClose={onClose} />
  return <ChangeOrderStatusDialog order={order} status={status} onClose={onClose} />
}
