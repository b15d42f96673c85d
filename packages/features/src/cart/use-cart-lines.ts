import { ApiError } from '@chonoi/api-client'
import type { Cart } from '@chonoi/contract'
import { useMutation, useQueries, useQueryClient } from '@tanstack/react-query'
import { useApi, useGuestCart, useServices } from '../app/services.tsx'
import { productQueries } from '../catalog/catalog-queries.ts'
import { cartActions, cartQueries, cartSummaryKey } from './cart-queries.ts'
import { type CartLineView, guestLine, guestLineWithout } from './cart-line-view.ts'

export interface CartActions {
  setQuantity: (line: CartLineView, quantity: number) => void
  remove: (line: CartLineView) => void
  /** Restores a removed line. */
  restore: (line: CartLineView) => void
  /** The line whose change failed, and the reason. */
  failure: { key: string; error: unknown } | null
}

/** Returns the lines of the guest's cart with current names, prices and stock. */
export function useGuestLines(): CartLineView[] {
  const api = useApi()
  const { lines } = useGuestCart()
  const products = useQueries({ queries: lines.map((line) => productQueries(api).detail(line.productId)) })
  return lines.map((line, index) => {
    const result = products[index]
    if (result?.data) return guestLine(line, result.data)
    if (!result || result.isPending) return guestLineWithout(line, 'loading')
    const isGone = result.error instanceof ApiError && [404, 422].includes(result.error.status)
    return guestLineWithout(line, isGone ? 'gone' : 'unknown')
  })
}

/** Returns the actions on the guest's cart. */
export function useGuestCartActions(): CartActions {
  const { connection } = useServices()
  const cart = connection?.guestCart
  const keyOf = ({ productId, variantId }: CartLineView) => (variantId ? { productId, variantId } : { productId })
  return {
    setQuantity: (line, quantity) => cart?.setQuantity(keyOf(line), quantity),
    remove: (line) => cart?.remove(keyOf(line)),
    restore: (line) => cart?.add({ ...keyOf(line), quantity: line.quantity, priceInCents: line.priceInCents }),
    failure: null,
  }
}

type Change =
  | { kind: 'quantity'; line: CartLineView; quantity: number }
  | { kind: 'remove' | 'restore'; line: CartLineView }

const mutationKey = ['cart', 'change']
const [setQuantity, remove, add] = [cartActions.setQuantity(), cartActions.remove(), cartActions.add()]

/**
 * Returns the actions on the server's cart: applied optimistically, sent one after the other, corrected by the answer.
 */
export function useServerCartActions(): CartActions {
  const api = useApi()
  const queryClient = useQueryClient()
  const { queryKey } = cartQueries(api).detail()
  const change = useMutation({
    mutationKey,
    scope: { id: 'cart' },
    meta: { touches: [cartSummaryKey] },
    mutationFn: (wanted: Change) => {
      const { line } = wanted
      if (wanted.kind === 'quantity') return setQuantity.send(api, { itemId: line.key, quantity: wanted.quantity }, '')
      if (wanted.kind === 'remove') return remove.send(api, line.key, '')
      const { productId, variantId, quantity } = line
      return add.send(api, { productId, ...(variantId && { variantId }), quantity }, '')
    },
    onMutate: async (wanted) => {
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData<Cart>(queryKey, (cart) => cart && afterChange(cart, wanted))
    },
    // Ignores an answer older than the latest change, which would make totals jump back.
    onSuccess: (cart) => isLast() && queryClient.setQueryData(queryKey, cart),
    onError: () => isLast() && queryClient.invalidateQueries({ queryKey }),
  })
  const isLast = () => queryClient.isMutating({ mutationKey }) === 1
  const failed = change.isError ? change.variables : undefined
  return {
    setQuantity: (line, quantity) => change.mutate({ kind: 'quantity', line, quantity }),
    remove: (line) => change.mutate({ kind: 'remove', line }),
    restore: (line) => change.mutate({ kind: 'restore', line }),
    failure: failed ? { key: failed.line.key, error: change.error } : null,
  }
}

/** Predicts the cart after a change; totals follow with the answer. */
function afterChange(cart: Cart, wanted: Change): Cart {
  if (wanted.kind === 'restore') return cart
  const items = cart.items
    .filter((item) => wanted.kind !== 'remove' || item.id !== wanted.line.key)
    .map((item) =>
      wanted.kind === 'quantity' && item.id === wanted.line.key
        ? { ...item, quantity: wanted.quantity, lineTotal: item.priceInCents * wanted.quantity }
        : item,
    )
  return { ...cart, items, itemCount: items.reduce((sum, { quantity }) => sum + quantity, 0) }
}
