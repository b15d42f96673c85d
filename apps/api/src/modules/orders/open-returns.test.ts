import { expect, test } from 'vitest'
import { arrangeReturn } from '../../../test/testing/arrange-returns.ts'
import { arrangeCheckout, arrangePerson } from '../../../test/testing/arrange.ts'
import { newKey, useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()

test('getManagedOrder: names the returns that still go on, for the shop and the platform', async () => {
  const { buyer, body, shop } = await arrangeCheckout(server)
  const header = { 'Idempotency-Key': newKey() }
  const { data } = await server.client(buyer.token).POST('/orders', { params: { header }, body })
  const id = data?.orders[0]?.id ?? ''
  const seller = server.client((await arrangePerson(server, { shop: shop.id })).token)
  const platform = server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
  const read = async (client = seller) =>
    (await client.GET('/orders/management/{id}', { params: { path: { id } } })).data?.openReturns
  expect(await read()).toEqual([])
  await arrangeReturn(server, id, { status: 'CANCELLED' })
  const open = await arrangeReturn(server, id, { status: 'ESCALATED' })
  for (const client of [seller, platform])
    expect(await read(client)).toMatchObject([{ id: open, status: 'ESCALATED', orderId: id }])
})
