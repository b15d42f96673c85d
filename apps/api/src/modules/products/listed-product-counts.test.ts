import { expect, test } from 'vitest'
import { arrangePerson, arrangeProduct, arrangeShop } from '../../testing/arrange.ts'
import { useTestApi } from '../../testing/test-api.ts'

const server = useTestApi()

/** What the catalogue says its total is, once it is held against the rows of every shop. */
async function total(): Promise<number> {
  const { rows } = await server.owner.query<{ wrong: number }>(
    `select count(*) as wrong from (select tenant_id, count(*) as listed from products where is_listed group by 1) p
     full join (select * from listed_product_counts where product_count <> 0) c using (tenant_id)
     where p.listed is distinct from c.product_count`,
  )
  expect(rows[0]?.wrong).toBe(0)
  const { data } = await server.client().GET('/products', { params: { query: { limit: 1 } } })
  return data?.pagination.total ?? Number.NaN
}

test('the total of the catalogue follows every product that comes onto the site and leaves it', async () => {
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

test('100 decisions at once leave the total right', async () => {
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
