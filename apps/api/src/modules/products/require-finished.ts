import { missingForApproval } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import { Failure } from '../../http/failure.ts'
import type { ProductRow } from './managed-products.store.ts'
import { findUnpricedProducts, findVariantRows } from './product-variants.store.ts'

type Texts = Pick<ProductRow, 'id' | 'description' | 'categoryId'>

/** Refuses to send a product for approval that lacks something; names each field. Its prices are written before. */
export async function requireFinished(queries: Queries, product: Texts): Promise<void> {
  const fields = missingForApproval({ ...product, variants: await findVariantRows(queries, product.id) })
  if (fields.length > 0) throw new Failure('product.unfinished', { fields })
}

/** The same for several; names the products. */
export async function requireAllFinished(queries: Queries, products: readonly Texts[]): Promise<void> {
  const ids = products.map(({ id }) => id)
  const unpriced = await findUnpricedProducts(queries, ids)
  const productIds = products
    .filter((product) => missingForApproval({ ...product, variants: [] }).length > 0 || unpriced.has(product.id))
    .map(({ id }) => id)
  if (productIds.length > 0) throw new Failure('product.unfinished', { details: { productIds } })
}
