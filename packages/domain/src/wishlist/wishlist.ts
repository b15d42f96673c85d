import type { Validator } from '../validation/field-problem.ts'
import { atMost, checkText } from '../validation/text-rules.ts'

/** How many products a person can save. All of their ids fit one answer, which marks the products of a page. */
export const maxWishlistItems = 500

/** The longest note on a saved product. */
export const maxWishlistNote = 500

export const wishlistPriorities = ['LOW', 'MEDIUM', 'HIGH'] as const
export type WishlistPriority = (typeof wishlistPriorities)[number]

export type WishlistForm = { readonly notes?: string | null; readonly priority?: WishlistPriority }

export const validateWishlistItem: Validator<WishlistForm> = ({ notes }) =>
  checkText('notes', notes, atMost(maxWishlistNote))
