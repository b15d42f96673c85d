import type { Translation } from '../../translation.ts'
import type { words as vietnamese } from '../vi/catalog.ts'

export const words = {
  'price.before': 'Former price:',
  'stock.none': 'Sold out',
  'card.sold_one': '{{count, number}} sold',
  'card.sold_other': '{{count, number}} sold',
  'popular.title': 'Best sellers',
  'quickAdd.label': 'Add {{name}} to the cart',
  'quickAdd.done': '{{name}} is in your cart',
  'quickAdd.see': 'See the cart',
  'quickAdd.notEnough_one': 'Only {{count, number}} is left',
  'quickAdd.notEnough_other': 'Only {{count, number}} are left',
  'wish.label': 'Save {{name}}',
  'wish.saved': 'Saved to your wishlist',
  'wish.removed': 'Removed from your wishlist',
} as const satisfies Translation<typeof vietnamese>
