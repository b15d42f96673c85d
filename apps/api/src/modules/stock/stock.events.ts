import { href } from '@chonoi/domain'
import type { Event } from '../events/event.ts'

export const stockLow = (
  product: { productId: string; name: string },
  stock: number,
  to: readonly string[],
): Event => ({
  notifications: [
    {
      type: 'STOCK_LOW',
      to,
      link: href('/seller/products/$productId', { productId: product.productId }),
      data: { productId: product.productId, productName: product.name, stock },
    },
  ],
})
