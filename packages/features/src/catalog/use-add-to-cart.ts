import { ApiError } from '@chonoi/api-client'
import type { Product, ProductVariant } from '@chonoi/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useServices, useSession } from '../app/services.tsx'
import { cartMutations, cartQueries } from '../cart/cart-queries.ts'

/** The visitor's own cart can't hold that many: how many there are, and how many it holds already. */
export class NotEnoughStock extends Error {
  override readonly name = 'NotEnoughStock'
  readonly available: number
  readonly held: number

  constructor(available: number, held: number) {
    super('stock.insufficient')
    this.available = available
    this.held = held
  }
}

export interface CartAddition {
  product: Product
  variant: ProductVariant
  quantity: number
}

/** Puts a product into the cart: the server's when signed in, else the browser's own. */
export function useAddToCart() {
  const { api, connection } = useServices()
  const { status } = useSession()
  const queryClient = useQueryClient()

  function addAsGuest({ product, variant, quantity }: CartAddition) {
    if (!connection) return
    const key = variant.isDefault ? { productId: product.id } : { productId: product.id, variantId: variant.id }
    const held =
      connection.guestCart.readLines().find((line) => line.productId === product.id && line.variantId === key.variantId)
        ?.quantity ?? 0
    if (held + quantity > variant.availableStock) throw new NotEnoughStock(variant.availableStock, held)
    const isAdded = connection.guestCart.add({ ...key, quantity, priceInCents: variant.priceInCents })
    if (!isAdded) throw new ApiError({ status: 409, code: 'cart.full', message: 'The cart is full.' })
  }

  return useMutation({
    mutationFn: async (addition: CartAddition) => {
      if (status !== 'in') return addAsGuest(addition)
      const { product, variant, quantity } = addition
      const cart = await cartMutations(api).add({ productId: product.id, variantId: variant.id, quantity })
      queryClient.setQueryData(cartQueries(api).detail().queryKey, cart)
      await queryClient.invalidateQueries({ queryKey: cartQueries(api).summary().queryKey })
    },
  })
}

/** How many are left, when that is why the cart refused. */
export function stockLeft(error: unknown): { available: number; held: number } | null {
  if (error instanceof NotEnoughStock) return { available: error.available, held: error.held }
  if (!(error instanceof ApiError) || error.code !== 'stock.insufficient') return null
  const { availableStock } = error.details
  return { available: typeof availableStock === 'number' ? availableStock : 0, held: 0 }
}
