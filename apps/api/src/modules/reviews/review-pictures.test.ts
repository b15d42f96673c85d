import type { BodyOf } from '@chonoi/contract'
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { arrangeReview } from '../../../test/testing/arrange-catalogue.ts'
import {
  type ArrangedPerson,
  type ArrangedProduct,
  arrangePerson,
  arrangeProduct,
  arrangeShop,
} from '../../../test/testing/arrange.ts'
import { type TestClient, useTestApi } from '../../../test/testing/test-api.ts'
import { inScope, systemScope } from '../../database/scope.ts'
import { removeUnusedUploads } from '../../jobs/remove-unused-uploads.ts'
import { eraseUser } from '../users/erase-user.ts'

const server = useTestApi()
let product: ArrangedProduct
let person: ArrangedPerson
let client: TestClient

beforeEach(async () => {
  product = await arrangeProduct(server, { shop: (await arrangeShop(server)).id })
  person = await arrangePerson(server)
  client = server.client(person.token)
})

/** A public picture that somebody uploaded. Answers its address. */
async function arrangePicture(ownerId: string, { isPrivate = false, days = 0 } = {}): Promise<string> {
  const key = `${isPrivate ? 'private' : 'public'}/ab/${randomUUID()}.webp`
  await server.api.ports.files.write(key, Buffer.from('RIFF'))
  await server.owner.query(
    `insert into files (owner_id, storage_key, content_type, size_in_bytes, width, height, is_private, original_name, created_at)
     values ($1, $2, 'image/webp', 4, 10, 10, $3, 'a.webp', now() - make_interval(days => $4))`,
    [ownerId, key, isPrivate, days],
  )
  return `/files/${key}`
}
const pictures = (count: number) => Promise.all(Array.from({ length: count }, () => arrangePicture(person.id)))

const comment = 'Bình đẹp, giao nhanh'
const write = (images: string[]) =>
  client.POST('/reviews', { body: { productId: product.id, rating: 5, comment, images } })
const at = (id: string) => ({ params: { path: { id } } })
const change = (id: string, body: BodyOf<'updateReview'>) => client.PATCH('/reviews/{id}', { ...at(id), body })
const arrangePlatform = async () => server.client((await arrangePerson(server, { role: 'ADMIN' })).token)

test('createReview: shows pictures of its author in their order, to everybody', async () => {
  const images = await pictures(5)
  const { data, response } = await write(images)
  expect([response.status, data?.images]).toEqual([201, images])
  const seen = await server.client().GET('/reviews', { params: { query: { productId: product.id } } })
  expect(seen.data?.data.map((one) => one.images)).toEqual([images])
})

test('createReview: a review without pictures has none', async () => {
  const { data } = await client.POST('/reviews', { body: { productId: product.id, rating: 5, comment } })
  expect(data?.images).toEqual([])
})

test('createReview: refuses a sixth picture, and one twice', async () => {
  const [one = '', ...others] = await pictures(6)
  expect((await write([one, ...others])).error).toMatchObject({ status: 422, fields: [{ path: 'images' }] })
  expect((await write([one, one])).error).toMatchObject({ status: 422, fields: [{ path: 'images' }] })
})

test("createReview: names each picture that isn't the author's own public upload", async () => {
  const stranger = await arrangePerson(server)
  const images = [
    ...(await pictures(1)),
    await arrangePicture(stranger.id),
    await arrangePicture(person.id, { isPrivate: true }),
    '/files/public/00/none.webp',
    '/elsewhere.webp',
  ]
  const { error } = await write(images)
  expect(error?.fields?.map(({ path, code }) => [path, code])).toEqual(
    [1, 2, 3, 4].map((place) => [`images.${place}`, 'upload.unknown']),
  )
})

test('updateReview: keeps, adds, orders and removes pictures; without the field they stay', async () => {
  const [first = '', second = '', third = ''] = await pictures(3)
  const id = (await write([first, second])).data?.id ?? ''
  expect((await change(id, { images: [third, first] })).data?.images).toEqual([third, first])
  expect((await change(id, { rating: 4 })).data?.images).toEqual([third, first])
  expect((await change(id, { images: [] })).data?.images).toEqual([])
})

test("updateReview: refuses a stranger's picture, and one that was there before is still the author's to keep", async () => {
  const [own = ''] = await pictures(1)
  const id = (await write([own])).data?.id ?? ''
  const theirs = await arrangePicture((await arrangePerson(server)).id)
  const { error } = await change(id, { images: [own, theirs] })
  expect(error).toMatchObject({ status: 422, fields: [{ path: 'images.1', code: 'upload.unknown' }] })
})

test('updateReview: other pictures of a rejected review wait for another decision', async () => {
  const platform = await arrangePlatform()
  const [first = '', second = ''] = await pictures(2)
  const id = (await write([first])).data?.id ?? ''
  const rejected = { status: 'REJECTED', reason: 'Ảnh của gian hàng khác' } as const
  await platform.PATCH('/reviews/{id}/moderate', { ...at(id), body: rejected })
  await change(id, { images: [second] })
  const query = { awaitsDecision: true, productId: product.id } as const
  const { data } = await platform.GET('/reviews', { params: { query } })
  expect(data?.data.map(({ images, status }) => [images, status])).toEqual([[[second], 'REJECTED']])
  await platform.PATCH('/reviews/{id}/moderate', { ...at(id), body: { status: 'APPROVED' } })
  expect((await server.client().GET('/reviews/{id}', at(id))).data?.images).toEqual([second])
})

test('listReviews, getProductReviewStats: finds and counts the reviews with pictures', async () => {
  const id = (await write(await pictures(2))).data?.id
  const plain = await arrangeReview(server, { product, user: (await arrangePerson(server)).id })
  const list = async (hasImages: boolean) => {
    const query = { productId: product.id, hasImages }
    return (await server.client().GET('/reviews', { params: { query } })).data?.data.map((one) => one.id)
  }
  expect([await list(true), await list(false)]).toEqual([[id], [plain.id]])
  const { data } = await server.client().GET('/reviews/product/{id}/stats', at(product.id))
  expect(data).toMatchObject({ totalReviews: 2, withImages: 1 })
})

test('removeUnusedUploads: keeps a picture as long as its review shows it', async () => {
  const image = await arrangePicture(person.id, { days: 31 })
  const id = (await write([image])).data?.id ?? ''
  const isThere = async () => {
    await removeUnusedUploads({ database: server.api.database, ports: server.api.ports })
    return (await server.api.ports.files.read(image.slice('/files/'.length))) !== undefined
  }
  expect(await isThere()).toBe(true)
  await change(id, { images: [] })
  expect(await isThere()).toBe(false)
})

test("eraseUser: an erased account's reviews stay without their pictures", async () => {
  const id = (await write(await pictures(1))).data?.id ?? ''
  await inScope(server.api.database, systemScope, ({ queries }) => eraseUser(queries, person.id))
  const { data } = await server.client().GET('/reviews/{id}', at(id))
  expect(data).toMatchObject({ comment, images: [], user: { firstName: '', lastName: '' } })
})
