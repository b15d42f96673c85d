import { BuyerOrderScreen } from '@chonoi/features/orders/buyer-order-screen'
import { OrderConfirmationScreen } from '@chonoi/features/orders/order-confirmation-screen'
import { useParams } from '@tanstack/react-router'

const useOrderId = () => (useParams({ strict: false }) as { orderId: string }).orderId

export function OrderPage() {
  return <BuyerOrderScreen orderId={useOrderId()} />
}

export function ConfirmationPage() {
  return <OrderConfirmationScreen orderId={useOrderId()} />
}
