import { ApiError } from '@chonoi/api-client'
import type { Cart, OrderGroup, OrderPaymentMethod, PaymentDetail } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigation } from '../app/navigation.tsx'
import { useApi } from '../app/services.tsx'
import { type Action, useAction } from '../app/use-action.ts'
import { cartQueries } from '../cart/cart-queries.ts'
import { isRefusal } from '../forms/is-refusal.ts'
import { orderActions } from '../orders/orders-queries.ts'
import { leaveForGateway } from '../payments/gateway-link.ts'
import { paymentActions } from '../payments/payments-queries.ts'
import { checkoutKey, forgetCheckoutKey } from './checkout-key.ts'

export interface Checkout {
  cart: Cart
  /** Set when only this variant's line is bought. */
  variantId: string | undefined
  userId: string
  addressId: string
  note: string
  method: OrderPaymentMethod
  /** The fee of the method that the page shows. */
  feeInCents: number
}

/** The placed orders, and their payment where a gateway or a transfer takes it. */
interface Placed {
  group: OrderGroup
  payment: PaymentDetail | null
}

const isSettledAtOnce = (method: OrderPaymentMethod) => method === 'WALLET' || method === 'CASH_ON_DELIVERY'

/**
 * Places the orders of a cart and begins their payment. Idempotent: one checkout per cart, one payment per checkout. When
 * the payment can't begin, the orders are placed all the same, and their page offers to pay again.
 */
export function useCheckout() {
  const api = useApi()
  const client = useQueryClient()
  const { navigate } = useNavigation()
  const create = orderActions.create()
  const begin = paymentActions.create()
  const action: Action<Checkout, Placed> = {
    touches: [...(create.touches ?? []), ...(begin.touches ?? [])],
    async send(_, { cart, variantId, addressId, note, method, feeInCents }, key) {
      const order = {
        ...{ addressId, paymentMethod: method, expectedTotalInCents: cart.totalInCents },
        expectedFeeInCents: feeInCents,
        ...(variantId && { variantId }),
        ...(note.trim() && { note: note.trim() }),
      }
      const group = await create.send(api, order, key).catch((error: unknown) => {
        // Refetches the cart after a refusal only: without an answer it must stay as the key was sent with.
        if (isRefusal(error)) void client.invalidateQueries({ queryKey: cartQueries.all })
        throw error
      })
      const [first] = group.orders
      if (isSettledAtOnce(method) || !first) return { group, payment: null }
      const amount = { expectedAmountInCents: group.totalInCents + feeInCents }
      const payment = await begin
        .send(api, { orderId: first.id, method, ...amount }, `${key}-payment`)
        .catch(() => null)
      return { group, payment }
    },
    store(queries, client_, { group, payment }) {
      create.store?.(queries, client_, group)
      if (payment) begin.store?.(queries, client_, payment)
    },
  }
  return useAction(action, {
    keys: { current: ({ cart, userId }) => checkoutKey(cart, userId), forget: forgetCheckoutKey },
    failure: false,
    onDone({ group: { orders }, payment }) {
      const [first] = orders
      if (payment) leaveForGateway(payment)
      navigate(
        payment
          ? href('/payments/$paymentId', { paymentId: payment.id })
          : first
            ? href('/orders/$orderId/confirmation', { orderId: first.id })
            : href('/orders'),
        { replace: true },
      )
      // The paid cart stays visible until the next page has loaded; the emptied cart is fetched when it is needed.
      void client.invalidateQueries({ queryKey: cartQueries.all, refetchType: 'none' })
    },
  })
}

/** Whether it is unknown if the orders were placed. */
export const isUnsure = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500)

/** The variants that the answer gives as the reason. */
export function refusedVariants(error: unknown): ReadonlySet<string> {
  if (!(error instanceof ApiError) || !['stock.insufficient', 'product.not_available'].includes(error.code))
    return new Set()
  const { variantIds } = error.details
  return new Set(Array.isArray(variantIds) ? variantIds.filter((id) => typeof id === 'string') : [])
}
