import { ApiError } from '@chonoi/api-client'
import type { Cart, Product, ProductVariant } from '@chonoi/contract'
import { useApi, useServices, useSession } from '../app/services.tsx'
import { countVisit } from '../app/count-visit.ts'
import { useAction } from '../app/use-action.ts'
import { cartActions } from '../cart/cart-queries.ts'

/** The guest's cart can't hold that many: the available number, and the number already in the cart. */
class NotEnoughStock extends Error {
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
  product: Pick<Product, 'id' | 'tenantId'>
  variant: Pick<ProductVariant, 'id' | 'isDefault' | 'availableStock' | 'priceInCents'>
  quantity: number
}

/** Adds a product to the cart: the server's when signed in, else the browser's own. */
export function useAddToCart() {
  const { connection } = useServices()
  const api = useApi()
  const { status } = useSession()

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

  const action = cartActions.add()
  return useAction<CartAddition, Cart | undefined>(
    {
      async send(api, addition, key) {
        if (status !== 'in') {
          addAsGuest(addition)
          return undefined
        }
        const { product, variant, quantity } = addition
        return action.send(api, { productId: product.id, variantId: variant.id, quantity }, key)
      },
      touches: status === 'in' ? (action.touches ?? []) : [],
      store: (client, api, cart) => cart && action.store?.(client, api, cart),
    },
    { failure: false, onDone: (_, { product }) => countVisit(api, product.tenantId, 'CART') },
  )
}

/** The remaining stock, when the cart refused for that reason. */
export function stockLeft(error: unknown): { available: number; held: number } | null {
  if (error instanceof NotEnoughStock) return { available: error.available, held: error.held }
  if (!(error instanceof ApiError) || error.code !== 'stock.insufficient') return null
  const { availableStock } = error.details
  return { available: typeof availableStock === 'number' ? availableStock : 0, held: 0 }
}
