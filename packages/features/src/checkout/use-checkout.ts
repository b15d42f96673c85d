import { ApiError } from '@chonoi/api-client'
import type { Cart } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigation } from '../app/navigation.tsx'
import { useApi } from '../app/services.tsx'
import { cartQueries } from '../cart/cart-queries.ts'
import { notificationQueries } from '../notifications/notification-queries.ts'
import { orderMutations, orderQueries } from '../orders/orders-queries.ts'
import { walletQueries } from '../wallet/wallet-queries.ts'
import { checkoutKey, forgetCheckoutKey } from './checkout-key.ts'

export interface Checkout {
  cart: Cart
  userId: string
  addressId: string
  note: string
}

/** Places the orders of a cart, once however often it is asked. */
export function useCheckout() {
  const api = useApi()
  const queryClient = useQueryClient()
  const { navigate } = useNavigation()
  const refresh = (...keys: (readonly string[])[]) =>
    Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  return useMutation({
    mutationFn: ({ cart, userId, addressId, note }: Checkout) =>
      orderMutations(api).create(
        {
          addressId,
          paymentMethod: 'WALLET',
          expectedTotalInCents: cart.totalInCents,
          ...(note.trim() && { note: note.trim() }),
        },
        checkoutKey(cart, userId),
      ),
    onSuccess: (group) => {
      forgetCheckoutKey()
      queryClient.setQueryData(orderQueries(api).group(group.id).queryKey, group)
      const [first] = group.orders
      navigate(first ? href('/orders/$orderId/confirmation', { orderId: first.id }) : href('/orders'), {
        replace: true,
      })
      // What is being paid stays on the screen until the next page is there: the emptied cart is read when it is wanted again.
      void queryClient.invalidateQueries({ queryKey: cartQueries(api).detail().queryKey, refetchType: 'none' })
      void refresh(
        cartQueries(api).summary().queryKey,
        walletQueries(api).all,
        orderQueries(api).all,
        notificationQueries(api).all,
        ['products'],
      )
    },
    onError: (error) => {
      // This key was used for something else by now, perhaps for an order whose answer got lost: the next try is a new one.
      if (error instanceof ApiError && error.code === 'idempotency.key_reused') forgetCheckoutKey()
      // Its answer got lost: what is on the screen must stay what the same key was sent with.
      if (isUnsure(error)) return
      return refresh(cartQueries(api).all, walletQueries(api).all)
    },
  })
}

/** Whether nobody can tell if the orders were placed. */
export const isUnsure = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500)

/** The variants that an answer names as the reason. */
export function refusedVariants(error: unknown): ReadonlySet<string> {
  if (!(error instanceof ApiError) || !['stock.insufficient', 'product.not_available'].includes(error.code))
    return new Set()
  const { variantIds } = error.details
  return new Set(Array.isArray(variantIds) ? variantIds.filter((id) => typeof id === 'string') : [])
}
