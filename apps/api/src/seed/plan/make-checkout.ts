import { noShippingFee, vietnamDate } from '@chonoi/domain'
import { priceCheckout } from '../../modules/orders/price-checkout.ts'
import type { Moments } from '../moments.ts'
import type { Random } from '../random.ts'
import type { BookCoupon } from './coupon-book.ts'
import { orderSteps } from './order-course.ts'
import type { Checkout, Course, Wanted } from './order-shapes.ts'
import type { Person } from './plan-people.ts'

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const notes = [
  'Giao giờ hành chính giúp mình.',
  'Gọi trước khi giao 15 phút nhé shop.',
  'Gửi bảo vệ tòa nhà giúp mình.',
  'Gói quà giúp mình, không để hóa đơn giá.',
  'Nhờ shop chọn giúp món đẹp.',
]

export interface Order {
  buyer: Person
  createdAt: Date
  wanted: readonly Wanted[]
  coupon?: BookCoupon | null
  course: Course
}

/** Prices a cart with the server's rules and plans the steps of its orders. */
export function makeCheckout(
  { buyer, createdAt, wanted, coupon = null, course }: Order,
  random: Random,
  { now }: Moments,
): Checkout {
  if (wanted.length === 0) throw new Error(`a checkout of nothing at ${createdAt.toISOString()}`)
  const shops = priceCheckout(
    wanted.map(({ variant: { id, product, name, sku, priceInCents }, quantity }) => ({
      ...{ productId: product.id, variantId: id, categoryId: product.categorySlug, tenantId: product.shop.id },
      ...{ name: product.name, variantName: name || null, sku, quantity, priceInCents, isDigital: product.isDigital },
      imageUrl: product.pictures[0] ? `/files/${product.pictures[0].picture.key}` : null,
      commissionBasisPoints: product.shop.commissionBasisPoints,
    })),
    coupon && coupon.facts,
    {
      provinceCode: null,
      terms: new Map(
        wanted.map(({ variant: { product } }) => {
          const { id, shippingFeeInCents } = product.shop
          return [id, { ...noShippingFee, shippingFeeInCents }]
        }),
      ),
    },
  )
  return {
    ...{ id: random.uuid(), buyer, createdAt, coupon },
    orders: shops.map((priced) => {
      const own = wanted.filter(({ variant }) => variant.product.shop.id === priced.tenantId)
      const shop = own[0]?.variant.product.shop
      if (!shop) throw new Error('an order of nothing')
      return {
        ...{ id: random.uuid(), orderNumber: orderNumber(createdAt, random), shop, wanted: own, priced },
        note: random.chance(0.18) ? random.pick(notes) : null,
        steps: orderSteps(course, createdAt, now, random),
      }
    }),
  }
}

function orderNumber(createdAt: Date, random: Random): string {
  const code = Array.from({ length: 6 }, () => letters[random.between(0, letters.length - 1)]).join('')
  return `CN-${vietnamDate(createdAt).slice(2).replaceAll('-', '')}-${code}`
}
