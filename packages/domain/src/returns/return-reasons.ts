export const returnReasons = [
  'DAMAGED',
  'WRONG_ITEM',
  'NOT_AS_DESCRIBED',
  'MISSING_PARTS',
  'CHANGED_MIND',
  'OTHER',
] as const

export type ReturnReason = (typeof returnReasons)[number]

/** Whether the shop bears the delivery as well. */
export const isFaultOfShop = (reason: ReturnReason): boolean => reason !== 'CHANGED_MIND' && reason !== 'OTHER'
