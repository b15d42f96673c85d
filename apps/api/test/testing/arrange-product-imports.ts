import type { TestApi } from './test-api.ts'

/** Arranges a checked import of one product, whose rows are all right. */
export async function arrangeProductImport({ owner }: TestApi, tenantId: string, categoryId: string): Promise<string> {
  const product = {
    ...{ row: 2, name: 'Bình gốm', description: 'Men lam vẽ tay', categoryId, priceInCents: 15_000_000 },
    ...{ compareAtPriceInCents: null, stock: 3, sku: null, condition: 'NEW', tags: [], slug: null },
  }
  const { rows } = await owner.query<{ id: string }>(
    `insert into product_imports (tenant_id, file_name, products, total_rows, good_rows)
     values ($1, 'hang.csv', $2, 1, 1) returning id`,
    [tenantId, JSON.stringify([product])],
  )
  return rows[0]?.id ?? ''
}
