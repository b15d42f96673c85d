import { mayMoveProduct, type ProductStatus } from '@chonoi/domain'

/** The statuses that a shop may set. Approval belongs to the platform. */
export type ShopMove = Extract<ProductStatus, 'DRAFT' | 'PENDING' | 'ARCHIVED'>

const shopMoves = ['PENDING', 'DRAFT', 'ARCHIVED'] as const satisfies readonly ShopMove[]

/** Returns the statuses that its shop may set. An approved product is resubmitted only by editing it. */
export function movesOf(status: ProductStatus): readonly ShopMove[] {
  return shopMoves.filter(
    (to) => to !== status && !(status === 'APPROVED' && to === 'PENDING') && mayMoveProduct(status, to).allowed,
  )
}

export const wordsOfMove = {
  PENDING: 'action.submit',
  DRAFT: 'action.withdraw',
  ARCHIVED: 'action.archive',
} as const satisfies Record<ShopMove, string>
