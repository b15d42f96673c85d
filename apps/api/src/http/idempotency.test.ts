import { expect, test } from 'vitest'
import { arrangeBuyerOf } from '../../test/testing/arrange-catalogue.ts'
import { arrangePerson, arrangeProduct, arrangeShop } from '../../test/testing/arrange.ts'
import { newKey, useTestApi } from '../../test/testing/test-api.ts'

const server = useTestApi()

test("idempotency: the same key for another shop is a new request and doesn't replay the first answer", async () => {
  const [shop, otherShop] = [(await arrangeShop(server)).id, (await arrangeShop(server)).id]
  const { order } = await arrangeBuyerOf(server, await arrangeProduct(server, { shop }))
  const { data } = await order(10_000_000)
  const seller = await arrangePerson(server, { shop })
  await server.owner.query(`insert into memberships (user_id, tenant_id, role) values ($1, $2, 'SELLER')`, [
    seller.id,
    otherShop,
  ])
  const confirm = (tenant: string, key: string) =>
    server.client(seller.token, { 'x-tenant-id': tenant }).PUT('/orders/{id}/status', {
      params: { path: { id: data?.orders[0]?.id ?? '' }, header: { 'Idempotency-Key': key } },
      body: { status: 'CONFIRMED' },
    })
  const key = newKey()
  const first = await confirm(shop, key)
  expect(first.data?.status).toBe('CONFIRMED')
  expect((await confirm(otherShop, key)).error).toMatchObject({ code: 'idempotency.key_reused', status: 422 })
  expect((await confirm(otherShop, newKey())).response.status).toBe(404)
  expect((await confirm(shop, key)).data).toEqual(first.data)
})
