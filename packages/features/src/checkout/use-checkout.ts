import { ApiError } from '@chonoi/api-client'
import type { Cart } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigation } from '../app/navigation.tsx'
import { useApi } from '../app/services.tsx'
import { useAction } from '../app/use-action.ts'
import { cartQueries } from '../cart/cart-queries.ts'
import { isRefusal } from '../forms/is-refusal.ts'
import { orderActions } from '../orders/orders-queries.ts'
import { checkoutKey, forgetCheckoutKey } from './checkout-key.ts'

export interface Checkout {
  cart: Cart
  /** Set when only this variant's line is bought. */
  variantId: string | undefined
  userId: string
  addressId: string
  note: string
}

/** Places the orders of a cart. Idempotent: one checkout per cart. */
export function useCheckout() {
  const api = useApi()
  const client = useQueryClient()
  const { navigate } = useNavigation()
  const create = orderActions.create()
  const cartKey = cartQueries.all
  return useAction(
    {
      ...create,
      send: (_, { cart, variantId, addressId, note }: Checkout, key) =>
        create
          .send(
            api,
            {
              addressId,
              paymentMethod: 'WALLET',
              expectedTotalInCents: cart.totalInCents,
              ...(variantId && { variantId }),
              ...(note.trim() && { note: note.trim() }),
            },
            key,
          )
          .catch((error: unknown) => {
            // Refetches the cart after a refusal only: without an answer it must stay as the key was sent with.
            if (isRefusal(error)) void client.invalidateQueries({ queryKey: cartKey })
            throw error
          }),
    },
    {
      keys: { current: ({ cart, userId }) => checkoutKey(cart, userId), forget: forgetCheckoutKey },
      failure: false,
      onDone({ orders: [first] }) {
        navigate(first ? href('/orders/$orderId/confirmation', { orderId: first.id }) : href('/orders'), {
          replace: true,
        })
        // The paid cart stays visible until the next page has loaded; the emptied cart is fetched when it is needed.
        void client.invalidateQueries({ queryKey: cartKey, refetchType: 'none' })
      },
    },
  )
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
