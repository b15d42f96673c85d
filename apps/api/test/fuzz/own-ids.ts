import type { Rows } from '../permissions/rows.ts'

/** What a body calls the rows that a path calls otherwise. */
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

/** The same body naming rows that are there, so that a valid call gets past "not found". */
export function withOwnIds(body: unknown, rows: Rows): unknown {
  if (Array.isArray(body)) return body.map((item) => withOwnIds(item, rows))
  if (typeof body !== 'object' || body === null) return body
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      const find = Object.hasOwn(idOf, name) ? idOf[name as keyof typeof idOf] : undefined
      return [name, find && (typeof value === 'string' || Array.isArray(value)) ? find(rows) : withOwnIds(value, rows)]
    }),
  )
}
