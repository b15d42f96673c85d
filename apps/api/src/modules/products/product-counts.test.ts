import { expect, test } from 'vitest'
import { cleanUp } from '../../jobs/clean-up.ts'
import { arrangeProduct, arrangeShop } from '../../../test/testing/arrange.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()

async function readCounts(tenantId: string): Promise<Record<string, number>> {
  const { rows } = await server.owner.query<{ status: string; products: number }>(
    'select status, sum(change)::int as products from product_counts where tenant_id = $1 group by 1 having sum(change) <> 0',
    [tenantId],
  )
  return Object.fromEntries(rows.map(({ status, products }) => [status, products]))
}

test('product counts: follow a product from its making to its end', async () => {
  const { id: shop } = await arrangeShop(server)
  const { id } = await arrangeProduct(server, { shop, status: 'PENDING' })
  await arrangeProduct(server, { shop, status: 'DRAFT' })
  expect(await readCounts(shop)).toEqual({ PENDING: 1, DRAFT: 1 })
  await server.owner.query(`update products set status = 'APPROVED' where id = $1`, [id])
  await server.owner.query(`update products set name = 'Bình gốm', status = 'APPROVED' where id = $1`, [id])
  expect(await readCounts(shop)).toEqual({ APPROVED: 1, DRAFT: 1 })
  await server.owner.query(`delete from products where tenant_id = $1 and status = 'DRAFT'`, [shop])
  expect(await readCounts(shop)).toEqual({ APPROVED: 1 })
})

test('product counts: the clean-up leaves one row of each kind with the same sum', async () => {
  const { id: shop } = await arrangeShop(server)
  for (const status of ['PENDING', 'PENDING', 'DRAFT']) await arrangeProduct(server, { shop, status })
  await cleanUp(server.api)
  expect(await readCounts(shop)).toEqual({ PENDING: 2, DRAFT: 1 })
  const repeated = await server.owner.query(
    'select from product_counts group by tenant_id, status having count(*) > 1 or sum(change) = 0',
  )
  expect(repeated.rowCount).toBe(0)
})
