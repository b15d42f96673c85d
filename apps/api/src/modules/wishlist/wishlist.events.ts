import { href } from '@chonoi/domain'
import type { Event } from '../events/event.ts'

export const priceDropped = (
  { id, name }: { id: string; name: string },
  amountInCents: number,
  to: readonly string[],
): Event => ({
  notifications: [
    {
      type: 'PRICE_DROPPED',
      to,
      link: href('/products/$productId', { productId: id }),
      data: { productId: id, productName: name, amountInCents },
    },
  ],
})
