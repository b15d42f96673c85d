import type { Routes } from '../../http/handlers.ts'
import { paginationOf } from '../../http/pagination.ts'
import { approveProduct } from './approve-product.ts'
import { bulkReviewProducts } from './bulk-review-products.ts'
import { bulkUpdateProducts } from './bulk-update-products.ts'
import { createProduct } from './create-product.ts'
import { deleteProduct } from './delete-product.ts'
import { exportManagedProducts } from './export-products.ts'
import { listProducts } from './list-products.ts'
import { toProduct, toProductSummary } from './product-views.ts'
import { listFeaturedProducts } from './list-featured-products.ts'
import { listManagedProducts, readProductStats } from './read-managed-products.ts'
import { readManagedProduct, readProduct } from './read-product.ts'
import { readProductHistory } from './read-product-history.ts'
import { reopenProduct } from './reopen-product.ts'
import { updateProduct } from './update-product.ts'
import { updateProductStock } from './update-product-stock.ts'

export const productRoutes = {
  async listProducts(context, { query }) {
    const { rows, total, facets } = await listProducts(context, query)
    const data = rows.map(toProductSummary)
    return { data, pagination: paginationOf(query.page, query.limit, total), ...(facets && { facets }) }
  },
  async listFeaturedProducts(context, { query }) {
    return { data: (await listFeaturedProducts(context, query.limit)).map(toProductSummary) }
  },
  async getProduct(context, { path }) {
    return toProduct(await readProduct(context, path.id))
  },
  async listManagedProducts(context, { query }) {
    const { rows, total } = await listManagedProducts(context, query)
    return { data: rows.map(toProductSummary), pagination: paginationOf(query.page, query.limit, total) }
  },
  exportManagedProducts: (context, { query }) => exportManagedProducts(context, query),
  async getManagedProduct(context, { path }) {
    return toProduct(await readManagedProduct(context, path.id))
  },
  async listProductHistory(context, { path }) {
    return { data: await readProductHistory(context, path.id) }
  },
  async createProduct(context, { body }) {
    return toProduct(await readManagedProduct(context, await createProduct(context, body)))
  },
  async updateProduct(context, { path, body }) {
    await updateProduct(context, path.id, body)
    return toProduct(await readManagedProduct(context, path.id))
  },
  async deleteProduct(context, { path }) {
    await deleteProduct(context, path.id)
    return { success: true }
  },
  async bulkUpdateProducts(context, { body }) {
    return { affected: await bulkUpdateProducts(context, body) }
  },
  async approveProduct(context, { path, body }) {
    await approveProduct(context, path.id, body)
    return toProduct(await readManagedProduct(context, path.id))
  },
  bulkReviewProducts: (context, { body }) => bulkReviewProducts(context, body),
  async reopenProduct(context, { path }) {
    await reopenProduct(context, path.id)
    return toProduct(await readManagedProduct(context, path.id))
  },
  async updateProductStock(context, { path, body }) {
    await updateProductStock(context, path.id, body)
    return toProduct(await readManagedProduct(context, path.id))
  },
  async getProductStats(context, { query }) {
    return readProductStats(context, query)
  },
} satisfies Routes
