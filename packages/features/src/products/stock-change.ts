import type { StockMovementType } from '@chonoi/contract'
import { atMost, checkStock, checkText, fitsMovement, type Validator } from '@chonoi/domain'

/** The movements entered by hand; sales come from orders. */
const kinds = ['RESTOCK', 'RETURN', 'INCREASE', 'DAMAGE', 'DECREASE', 'ADJUSTMENT', 'TRANSFER'] as const

export interface StockFields {
  variantId: string
  direction: 'add' | 'take'
  quantity: number | null
  type: (typeof kinds)[number]
  reason: string
}

const signOf = (direction: StockFields['direction']) => (direction === 'add' ? 1 : -1)

/** Returns the change of stock, negative for a removal. */
export const stockChangeOf = ({ direction, quantity }: Pick<StockFields, 'direction' | 'quantity'>): number =>
  signOf(direction) * (quantity ?? 0)

/** Returns the kinds of movement in this direction. */
export const kindsOf = (direction: StockFields['direction']) =>
  kinds.filter((kind: StockMovementType) => fitsMovement(kind, signOf(direction)))

export const validateStockChange: Validator<StockFields> = ({ quantity, reason }) => [
  ...(quantity === 0
    ? [{ field: 'quantity', code: 'too_small', params: { min: 1 } } as const]
    : checkStock('quantity', quantity)),
  ...checkText('reason', reason, atMost(500)),
]
