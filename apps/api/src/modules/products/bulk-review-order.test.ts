import { expect, test } from 'vitest'
import { arrangePerson, arrangeProduct, arrangeShop } from '../../../test/testing/arrange.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()

test('bulkReviewProducts: decisions on products of the same shops in opposite order never deadlock', async () => {
  const shops: string[] = []
  while (shops.length < 8) shops.push((await arrangeShop(server)).id)
  const admin = server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
  const lists: string[][] = []
  while (lists.length < 16) {
    const ids: string[] = []
    for (const shop of lists.length % 2 === 0 ? shops : shops.toReversed())
      ids.push((await arrangeProduct(server, { shop, status: 'PENDING' })).id)
    lists.push(ids)
  }
  const decided = await Promise.all(
    lists.map((ids) => admin.POST('/products/bulk-review', { body: { ids, action: 'APPROVE' } })),
  )
  expect(decided.map(({ data }) => data?.succeeded)).toEqual(lists.map(() => shops.length))
  expect(server.deadlocks).toBe(0)
})
