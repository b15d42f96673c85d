import { problems } from '@chonoi/contract/problems'
import { href } from '@chonoi/domain'
import { changesBetween, changesOfNew } from '../events/changes.ts'
import type { Audit, Event } from '../events/event.ts'
import type { ImportSummary } from '../product-imports/product-imports.store.ts'
import type { ProductRow } from './managed-products.store.ts'

type NamedProduct = Pick<ProductRow, 'id' | 'name' | 'tenantId'>
type Part =
  | 'image_add'
  | 'image_update'
  | 'image_reorder'
  | 'image_delete'
  | 'variant_create'
  | 'variant_update'
  | 'variant_delete'

const ofProduct = ({ id, tenantId }: NamedProduct) => ({ entityType: 'product', entityId: id, tenantId }) as const

export const productCreated = (product: NamedProduct, status: ProductRow['status']): Event => ({
  audit: {
    action: 'product.create',
    ...{ values: { name: product.name }, ...ofProduct(product) },
    changes: changesOfNew({ status }, ['status']),
  },
})

const auditedFields = [
  ...(['name', 'slug', 'description', 'categoryId', 'condition', 'tags', 'isDigital', 'isFeatured'] as const),
  ...(['status', 'rejectionReason', 'priceInCents', 'compareAtPriceInCents', 'sku'] as const),
]
/** A product with what its default variant has of it. */
type OfferedProduct = Pick<ProductRow & { sku: string | null }, (typeof auditedFields)[number]>

/** What a product has before and after; nothing where nothing of it differs. */
export function productUpdated(
  product: ProductRow & { sku?: string | null },
  change: Readonly<Partial<OfferedProduct>>,
): Event {
  const before = { sku: null, ...product }
  const changes = changesBetween<OfferedProduct, keyof OfferedProduct>(before, change, auditedFields)
  if (!changes) return {}
  return { audit: { action: 'product.update', values: { name: product.name }, ...ofProduct(product), changes } }
}

/** That several were changed at once; what of each is in its own entry. */
export const productsUpdated = (productIds: readonly string[]): Event => ({
  audit: {
    action: 'product.bulk_update',
    values: { total: productIds.length },
    entityType: 'product',
    entityId: null,
    changes: { productIds },
  },
})

export const productsImported = ({ id, tenantId, goodRows, fileName }: ImportSummary): Event => ({
  audit: {
    action: 'product.import',
    values: { total: goodRows },
    ...{ entityType: 'product', entityId: null, tenantId },
    changes: { importId: id, fileName },
    outcome: { status: 'PENDING' },
  },
})

interface EndedImport {
  readonly id: string
  readonly tenantId: string
  readonly requestedBy: string | null
  readonly fileName: string
}
const importMessages = {
  FAILED: problems['server.internal'].message,
  REFUSED: problems['auth.permission_missing'].message,
} as const

/** Records how an import ended, and tells whoever started it. */
export function productImportEnded(
  { id, tenantId, requestedBy, fileName }: EndedImport,
  status: 'COMPLETED' | 'FAILED' | 'REFUSED',
  { created, refused }: { created: number; refused: number },
): Event {
  const about = { entityType: 'product', entityId: null, tenantId, changes: { importId: id, fileName } } as const
  const audit: Audit =
    status === 'COMPLETED'
      ? { action: 'product.import_completed', values: { total: created }, ...about }
      : {
          ...{ action: 'product.import_failed', values: { total: created }, ...about },
          outcome: { status: 'FAILED', errorMessage: importMessages[status] },
        }
  if (requestedBy === null) return { audit }
  const link = href('/seller/products/import', { query: { import: id } })
  const data = { importId: id, fileName, created, refused }
  return { audit, notifications: [{ type: `PRODUCT_IMPORT_${status}`, to: [requestedBy], link, data }] }
}

export const productDeleted = (product: NamedProduct, isArchived: boolean): Event => ({
  audit: {
    action: isArchived ? 'product.archive' : 'product.delete',
    values: { name: product.name },
    ...ofProduct(product),
  },
})

export const productPartChanged = (product: NamedProduct, part: Part, changes: Audit['changes']): Event => ({
  audit: { action: `product.${part}`, values: { name: product.name }, ...ofProduct(product), changes },
})

export const productStockChanged = (
  product: NamedProduct,
  { variantId, from, to, type }: { variantId: string; from: number; to: number; type: string },
): Event => ({
  audit: {
    action: 'product.stock',
    values: { name: product.name, from, to },
    ...ofProduct(product),
    changes: { variantId, stock: { from, to }, type },
  },
})

/** Notifies the platform's administrators of a product pending approval. */
export const productSubmitted = ({ id, name }: Pick<NamedProduct, 'id' | 'name'>, to: readonly string[]): Event => ({
  notifications: [
    { type: 'PRODUCT_SUBMITTED', to, link: href('/admin/products'), data: { productId: id, productName: name } },
  ],
})

/** Notifies sellers whose products somebody else put back to pending approval. */
export const productsReopened = (products: readonly ProductRow[]): Event => ({
  notifications: products.map(({ id, name, sellerId }) => ({
    ...{ type: 'PRODUCT_REOPENED', to: [sellerId], link: href('/seller/products') },
    data: { productId: id, productName: name },
  })),
})

/** Notifies sellers whose products somebody else took off the site. */
export const productsRemoved = (products: readonly Pick<ProductRow, 'id' | 'name' | 'sellerId'>[]): Event => ({
  notifications: products.map(({ id, name, sellerId }) => ({
    ...{ type: 'PRODUCT_REMOVED', to: [sellerId], link: href('/seller/products') },
    data: { productId: id, productName: name },
  })),
})

/** Takes back a decision of the platform: its seller was told of it, and is told of this. */
export const productReopened = (product: ProductRow): Event => ({
  audit: {
    action: 'product.reopen',
    values: { name: product.name },
    ...ofProduct(product),
    changes: { status: { from: product.status, to: 'PENDING' } },
  },
  ...productsReopened([product]),
})

/** Notifies the seller of the platform's decision. A rejection always has a reason. */
export function productReviewed(product: ProductRow, isApproved: boolean, reason: string | null): Event {
  const { id, name, sellerId } = product
  const why = reason !== null && { reason }
  return {
    audit: {
      action: isApproved ? 'product.approve' : 'product.reject',
      values: { name },
      ...ofProduct(product),
      changes: {
        status: { from: product.status, to: isApproved ? 'APPROVED' : 'REJECTED' },
        ...why,
      },
    },
    notifications: [
      {
        type: isApproved ? 'PRODUCT_APPROVED' : 'PRODUCT_REJECTED',
        to: [sellerId],
        link: isApproved ? href('/products/$productId', { productId: id }) : href('/seller/products'),
        data: { productId: id, productName: name, ...why },
      },
    ],
  }
}
