import { beforeAll, expect, test } from 'vitest'
import {
  arrangeCategory,
  arrangePerson,
  arrangeProduct,
  type ArrangedPerson,
  arrangeShop,
} from '../../../test/testing/arrange.ts'
import { answered } from '../../../test/testing/answered.ts'
import { type TestClient, useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
let shop = ''
let category = ''
let person: ArrangedPerson
let seller: TestClient
let platform: TestClient

beforeAll(async () => {
  shop = (await arrangeShop(server)).id
  category = (await arrangeCategory(server)).id
  person = await arrangePerson(server, { shop })
  seller = server.client(person.token)
  platform = server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
})

const at = (id: string) => ({ params: { path: { id } } })
const history = async (id: string, by = seller) => answered(await by.GET('/managed-products/{id}/history', at(id))).data
const steps = async (id: string) => (await history(id)).map(({ step, by, reason }) => [step, by, reason])
const decide = (id: string, body: { approved?: boolean; reason?: string }) =>
  platform.PUT('/products/{id}/approve', { ...at(id), body })

async function offered(isDraft = false) {
  const body = { name: 'Bình gốm', description: 'Nung hai lửa.', priceInCents: 25_000_000, stock: 7, isDraft }
  return answered(await seller.POST('/products', { body: { ...body, categoryId: category } })).id
}

test('listProductHistory: from the draft to the decisions and back, the newest first, with the reasons', async () => {
  const id = await offered(true)
  const move = (status: 'PENDING' | 'ARCHIVED') => seller.PUT('/products/{id}', { ...at(id), body: { status } })
  await move('PENDING')
  await decide(id, { approved: false, reason: 'Ảnh mờ' })
  await platform.POST('/products/{id}/reopen', at(id))
  await decide(id, {})
  await move('ARCHIVED')
  expect(await steps(id)).toEqual([
    ['ARCHIVED', 'SHOP', null],
    ['APPROVED', 'PLATFORM', null],
    ['REOPENED', 'PLATFORM', null],
    ['REJECTED', 'PLATFORM', 'Ảnh mờ'],
    ['SUBMITTED', 'SHOP', null],
    ['DRAFTED', 'SHOP', null],
  ])
})

test('listProductHistory: a change that needs approval again is a step, one of the price is none', async () => {
  const id = await offered()
  await decide(id, {})
  await seller.PUT('/products/{id}', { ...at(id), body: { priceInCents: 20_000_000 } })
  await seller.PUT('/products/{id}', { ...at(id), body: { name: 'Bình gốm men lam' } })
  expect((await steps(id)).map(([step]) => step)).toEqual(['SUBMITTED', 'APPROVED', 'SUBMITTED'])
})

test('listProductHistory: what several products were changed to at once is a step of each', async () => {
  const id = await offered()
  const updates = { status: 'ARCHIVED' } as const
  const admin = server.client((await arrangePerson(server, { role: 'SUPER_ADMIN' })).token)
  await admin.PUT('/products/bulk-update', { body: { productIds: [id], updates } })
  expect((await steps(id))[0]).toEqual(['ARCHIVED', 'PLATFORM', null])
})

test('listProductHistory: the shop sees its own people, the platform all; a deleted account has no name', async () => {
  const id = await offered()
  await decide(id, {})
  const name = { firstName: 'An', lastName: 'Nguyễn' }
  expect((await history(id)).map(({ user }) => user)).toEqual([null, name])
  expect((await history(id, platform)).map(({ user }) => user)).toEqual([name, name])
  const leaving = await arrangePerson(server, { shop })
  const other = await arrangeProduct(server, { shop, seller: leaving.id })
  await server.client(leaving.token).PUT('/products/{id}', { ...at(other.id), body: { status: 'ARCHIVED' } })
  await server.owner.query('update users set deleted_at = now() where id = $1', [leaving.id])
  expect(await history(other.id)).toMatchObject([{ step: 'ARCHIVED', by: 'SHOP', user: null }])
})

test('listProductHistory: not for another shop, nor for customers', async () => {
  const id = await offered()
  const foreign = server.client((await arrangePerson(server, { shop: (await arrangeShop(server)).id })).token)
  expect((await foreign.GET('/managed-products/{id}/history', at(id))).response.status).toBe(404)
  const buyer = server.client((await arrangePerson(server)).token)
  expect((await buyer.GET('/managed-products/{id}/history', at(id))).response.status).toBe(403)
})
