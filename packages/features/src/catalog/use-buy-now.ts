import { href } from '@chonoi/domain'
import { useState } from 'react'
import { useNavigation } from '../app/navigation.tsx'
import { useAction } from '../app/use-action.ts'
import { cartActions } from '../cart/cart-queries.ts'
import type { CartAddition, useAddToCart } from './use-add-to-cart.ts'

/**
 * Opens the checkout with one variant alone: puts it into the cart in just this quantity, where it stays if it isn't paid.
 * A failure is shown by `addition`.
 */
export function useBuyNow(addition: ReturnType<typeof useAddToCart>) {
  const { navigate } = useNavigation()
  const setQuantity = useAction(cartActions.setQuantity())
  const [isPending, setPending] = useState(false)

  async function run({ product, variant, quantity }: CartAddition) {
    setPending(true)
    try {
      const cart = await addition.submit({ product, variant, quantity })
      const line = cart?.items.find((item) => item.variantId === variant.id)
      if (line && line.quantity !== quantity) await setQuantity.submit({ itemId: line.id, quantity })
      navigate(href('/checkout', { query: { variant: variant.id } }))
    } catch {
      setPending(false)
    }
  }

  return { isPending, run }
}
