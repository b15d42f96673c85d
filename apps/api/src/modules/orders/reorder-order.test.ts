import { expect, test } from 'vitest'
import { arrangeOrderOf } from '../../../test/testing/arrange-catalogue.ts'
import { arrangeCartLine, arrangePerson, arrangeProduct, arrangeShop } from '../../../test/testing/arrange.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
const at = (id: string) => ({ params: { path: { id } } })

/** An order of three pieces, and its buyer. */
async function arrange({ stock = 10 } = {}) {
  const buyer = await arrangePerson(server)
  const product = await arrangeProduct(server, { shop: (await arrangeShop(server)).id, stock })
  const { id } = await arrangeOrderOf(server, { buyer, product, quantity: 3 })
  const client = server.client(buyer.token)
  const reorder = async () => {
    const { data } = await client.POST('/orders/{id}/reorder', at(id))
    return data?.items.map(({ productId, quantity }) => [productId, quantity])
  }
  return { id, buyer, product, client, reorder }
}

test('reorderOrder: puts the goods into the cart at their current price; a repeated call changes nothing', async () => {
  const { id, product, client, reorder } = await arrange()
  await server.owner.query('update product_variants set price_in_cents = 7000000 where id = $1', [product.variantId])
  const { data } = await client.POST('/orders/{id}/reorder', at(id))
  expect(data).toMatchObject({ itemCount: 3, subtotalInCents: 21_000_000 })
  expect(await reorder()).toEqual([[product.id, 3]])
  expect((await client.GET('/cart')).data?.itemCount).toBe(3)
})

test('reorderOrder: no more than the stock, and no less than the cart has already', async () => {
  const scarce = await arrange({ stock: 2 })
  expect(await scarce.reorder()).toEqual([[scarce.product.id, 2]])
  const { buyer, product, reorder } = await arrange()
  await arrangeCartLine(server, buyer.id, product, 5)
  expect(await reorder()).toEqual([[product.id, 5]])
})

test('reorderOrder: leaves out what is no longer for sale', async () => {
  const { product, reorder } = await arrange()
  await server.owner.query(`update products set status = 'ARCHIVED' where id = $1`, [product.id])
  expect(await reorder()).toEqual([])
})

test('reorderOrder: another person’s order is not found', async () => {
  const { id } = await arrange()
  const stranger = server.client((await arrangePerson(server)).token)
  expect((await stranger.POST('/orders/{id}/reorder', at(id))).response.status).toBe(404)
  expect((await stranger.GET('/cart')).data?.items).toEqual([])
})
