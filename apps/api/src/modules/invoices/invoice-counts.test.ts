import { expect, test } from 'vitest'
import { cleanUp } from '../../jobs/clean-up.ts'
import { arrangeCheckout, arrangePerson } from '../../../test/testing/arrange.ts'
import { newKey, useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
const items = [{ name: 'Bình gốm', quantity: 1, unitPriceInCents: 15_000_000 }]

/** A shop and somebody who bought there, with functions for its invoices. */
async function arrange() {
  const { buyer, body, shop } = await arrangeCheckout(server, { price: 10_000_000 })
  await server.client(buyer.token).POST('/orders', { params: { header: { 'Idempotency-Key': newKey() } }, body })
  const client = server.client((await arrangePerson(server, { shop: shop.id })).token)
  return {
    async draft() {
      const params = { header: { 'Idempotency-Key': newKey() } }
      const { data } = await client.POST('/invoices', { params, body: { customerId: buyer.id, items } })
      return { path: { id: data?.id ?? '' } }
    },
    issue: (params: { path: { id: string } }) => client.PATCH('/invoices/{id}', { params, body: { status: 'ISSUED' } }),
    remove: (params: { path: { id: string } }) => client.DELETE('/invoices/{id}', { params }),
    /** All, drafts and issued ones. */
    totals: async () =>
      Promise.all(
        [{}, { status: 'DRAFT' }, { status: 'ISSUED' }].map(
          async (query) =>
            (await client.GET('/invoices', { params: { query: { ...(query as object), limit: 1 } } })).data?.pagination
              .total,
        ),
      ),
  }
}

test('listInvoices: the totals follow what is drafted, issued and deleted, of the own shop alone', async () => {
  const [one, other] = [await arrange(), await arrange()]
  expect(await one.totals()).toEqual([0, 0, 0])
  const [issued, deleted] = [await one.draft(), await one.draft(), await one.draft()]
  expect(await one.totals()).toEqual([3, 3, 0])
  await one.issue(issued)
  expect(await one.totals()).toEqual([3, 2, 1])
  await one.remove(deleted)
  expect(await one.totals()).toEqual([2, 1, 1])
  expect(await other.totals()).toEqual([0, 0, 0])
})

test('listInvoices: the totals stay when the job adds up what was counted', async () => {
  const { draft, issue, totals } = await arrange()
  await issue(await draft())
  await draft()
  const before = await totals()
  await cleanUp(server.api)
  expect(await totals()).toEqual(before)
  const { rows } = await server.owner.query(
    'select from invoice_counts group by tenant_id, status having count(*) > 1 or sum(change) = 0',
  )
  expect(rows).toEqual([])
})
