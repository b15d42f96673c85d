import { beforeEach, expect, test } from 'vitest'
import { arrangeReview } from '../../../test/testing/arrange-catalogue.ts'
import { arrangePerson, arrangeProduct, arrangeShop } from '../../../test/testing/arrange.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
let shop: string
let author: { id: string; token: string }
let review: string

const at = (id: string) => ({ params: { path: { id } } })
const newReader = async () => server.client((await arrangePerson(server)).token)
const readBy = async (client = server.client()) => (await client.GET('/reviews/{id}', at(review))).data

beforeEach(async () => {
  shop = (await arrangeShop(server)).id
  author = await arrangePerson(server)
  const product = await arrangeProduct(server, { shop })
  review = (await arrangeReview(server, { product, user: author.id })).id
})

test('markReviewHelpful: each reader counts once, and reads that it is theirs', async () => {
  const [one, other] = [await newReader(), await newReader()]
  await one.PUT('/reviews/{id}/helpful', at(review))
  const { data } = await one.PUT('/reviews/{id}/helpful', at(review))
  expect(data).toMatchObject({ helpfulCount: 1, isHelpful: true })
  await other.PUT('/reviews/{id}/helpful', at(review))
  expect(await readBy()).toMatchObject({ helpfulCount: 2, isHelpful: false })
})

test('unmarkReviewHelpful: takes back the own vote, once', async () => {
  const [one, other] = [await newReader(), await newReader()]
  for (const reader of [one, other]) await reader.PUT('/reviews/{id}/helpful', at(review))
  await one.DELETE('/reviews/{id}/helpful', at(review))
  const { data } = await one.DELETE('/reviews/{id}/helpful', at(review))
  expect(data).toMatchObject({ helpfulCount: 1, isHelpful: false })
  expect((await readBy(other))?.isHelpful).toBe(true)
})

test('markReviewHelpful: its author and the people of its shop have no vote', async () => {
  const seller = await arrangePerson(server, { shop, shopRole: 'SELLER' })
  for (const { token } of [author, seller]) {
    const { error } = await server.client(token).PUT('/reviews/{id}/helpful', at(review))
    expect(error).toMatchObject({ status: 403, code: 'review.own_vote' })
  }
  expect((await readBy())?.helpfulCount).toBe(0)
})

test('markReviewHelpful: a hidden review is not found, to the platform neither', async () => {
  const product = await arrangeProduct(server, { shop })
  const hidden = await arrangeReview(server, { product, user: author.id, status: 'HIDDEN' })
  const platform = server.client((await arrangePerson(server, { platformRole: 'ADMIN' })).token)
  for (const client of [await newReader(), platform])
    expect((await client.PUT('/reviews/{id}/helpful', at(hidden.id))).response.status).toBe(404)
})

test('listReviews: sorted by helpful, what most readers find so comes first', async () => {
  const { productId = '' } = (await readBy()) ?? {}
  const product = { id: productId, variantId: '', tenantId: shop }
  const newer = await arrangeReview(server, { product, user: (await arrangePerson(server)).id })
  await (await newReader()).PUT('/reviews/{id}/helpful', at(review))
  const query = { productId, sortBy: 'helpful' } as const
  const { data } = await server.client().GET('/reviews', { params: { query } })
  expect(data?.data.map(({ id }) => id)).toEqual([review, newer.id])
})

test('a vote changes neither when the review was edited nor its version', async () => {
  const before = await readBy()
  await (await newReader()).PUT('/reviews/{id}/helpful', at(review))
  const { updatedAt, version } = before ?? {}
  expect(await readBy()).toMatchObject({ updatedAt, version })
})

test('an erased account leaves no vote', async () => {
  const reader = await arrangePerson(server)
  await server.client(reader.token).PUT('/reviews/{id}/helpful', at(review))
  await server.owner.query('update users set deleted_at = now() where id = $1', [reader.id])
  expect((await readBy())?.helpfulCount).toBe(0)
})
