import type { Rows } from '../permissions/rows.ts'
import { isFormFile } from './sample-files.ts'

/** Rows that a body names, by field. */
const idOf = {
  productId: ({ product }) => product.id,
  variantId: ({ product }) => product.variantId,
  addressId: ({ address }) => address,
  categoryId: ({ category }) => category,
  orderId: ({ unpaid }) => unpaid.id,
  tenantId: ({ shop }) => shop,
  productIds: ({ product }) => [product.id],
  imageIds: ({ image }) => [image],
} as const satisfies Record<string, (rows: Rows) => string | string[]>

/** Replaces ids in the body by existing ones, so that a valid call gets past "not found". Files are unchanged. */
export function withOwnIds(body: unknown, rows: Rows): unknown {
  if (Array.isArray(body)) return body.map((item) => withOwnIds(item, rows))
  if (typeof body !== 'object' || body === null || isFormFile(body)) return body
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      const find = Object.hasOwn(idOf, name) ? idOf[name as keyof typeof idOf] : undefined
      return [name, find && (typeof value === 'string' || Array.isArray(value)) ? find(rows) : withOwnIds(value, rows)]
    }),
  )
}
