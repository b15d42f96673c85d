import { before, day, hour, type Moments } from '../moments.ts'
import type { Random } from '../random.ts'
import type { Product } from './plan-catalogue.ts'

/** Marks eight products as pending and a few for every other status, across the shops. None of them was ever sold. */
export function decideOnProducts(products: readonly Product[], random: Random, { now }: Moments): void {
  const ofShop = Map.groupBy(
    products.filter(({ isFeatured, isDigital }) => !isFeatured && !isDigital),
    ({ shop }) => shop.slug,
  )
  const take = (slug: string): Product => {
    const left = (ofShop.get(slug) ?? []).filter(({ status }) => status === 'APPROVED')
    return random.pick(left)
  }
  const shops = [...ofShop.keys()]
  for (const [index, slug] of ['gom-bat-trang', 'gom-bat-trang', ...shops.slice(1, 7)].entries()) {
    const product = take(slug)
    product.status = 'PENDING'
    product.createdAt = before(now, (3 + index * 9) * hour)
  }
  for (const slug of shops.slice(0, 2)) take(slug).status = 'DRAFT'
  for (const [slug, reason] of [
    ['dien-tu-sao-mai', 'Ảnh chưa cho thấy tình trạng thật của máy, bạn chụp thêm mặt sau và cạnh.'],
    ['huong-dong', 'Thiếu số công bố mỹ phẩm trong mô tả.'],
  ] as const) {
    const product = take(slug)
    product.status = 'REJECTED'
    product.rejectionReason = reason
    product.createdAt = before(now, 5 * day)
  }
  take('gom-bat-trang').status = 'ARCHIVED'
}
