import { expect, test } from 'vitest'
import { findWrongs } from '../../../test/races/soundness.ts'
import { arrangePerson, arrangeProduct, arrangeShop } from '../../../test/testing/arrange.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()

/** Returns the catalogue's total after comparing all kept counts with the rows. */
async function total(): Promise<number> {
  expect(await findWrongs(server.owner)).toEqual({})
  const { data } = await server.client().GET('/products', { params: { query: { limit: 1 } } })
  return data?.pagination.total ?? Number.NaN
}

test('listProducts: the total follows every product that comes onto the site and leaves it', async () => {
  const [shop, other] = [(await arrangeShop(server)).id, (await arrangeShop(server)).id]
  const first = await arrangeProduct(server, { shop })
  for (const name of ['Nón lá', 'Khăn lụa', 'Trà sen']) await arrangeProduct(server, { shop, name })
  await arrangeProduct(server, { shop, name: 'Chờ duyệt', status: 'PENDING' })
  await arrangeProduct(server, { shop: other })
  expect(await total()).toBe(5)
  const change = (text: string, id: string) => server.owner.query(text, [id])
  await change(`update products set status = 'ARCHIVED' where id = $1`, first.id)
  expect(await total()).toBe(4)
  await change(`update products set status = 'APPROVED' where tenant_id = $1`, shop)
  expect(await total()).toBe(6)
  await change('delete from products where id = $1', first.id)
  expect(await total()).toBe(5)
  await change('update tenants set is_public = false where id = $1', shop)
  expect(await total()).toBe(1)
  await change('update tenants set is_public = true where id = $1', shop)
  expect(await total()).toBe(5)
})

test('listProducts: the total is right after 100 concurrent decisions', async () => {
  const before = await total()
  const shop = (await arrangeShop(server)).id
  const products = await Promise.all(
    Array.from({ length: 100 }, (_, place) =>
      arrangeProduct(server, { shop, name: `Hàng ${place}`, status: 'PENDING' }),
    ),
  )
  const admin = server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
  const answers = await Promise.all(
    products.map(({ id }, place) =>
      admin.PUT('/products/{id}/approve', {
        params: { path: { id } },
        body: place % 2 ? {} : { approved: false, reason: 'Ảnh mờ' },
      }),
    ),
  )
  expect(new Set(answers.map(({ response }) => response.status))).toEqual(new Set([200]))
  expect(await total()).toBe(before + 50)
})
