import type { BodyOf } from '@chonoi/contract'
import { vietnamDate } from '@chonoi/domain'
import { beforeEach, expect, test } from 'vitest'
import { arrangeOrderOf, arrangeReview } from '../../../test/testing/arrange-catalogue.ts'
import {
  type ArrangedPerson,
  type ArrangedProduct,
  arrangePerson,
  arrangeProduct,
  arrangeShop,
} from '../../../test/testing/arrange.ts'
import { useOneDay } from '../../../test/testing/one-day.ts'
import { type TestClient, useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
useOneDay()
let shop = ''
let product: ArrangedProduct
let person: ArrangedPerson
let client: TestClient

beforeEach(async () => {
  shop = (await arrangeShop(server)).id
  product = await arrangeProduct(server, { shop })
  person = await arrangePerson(server)
  client = server.client(person.token)
})

const comment = 'Bình đẹp, giao nhanh'
const write = (body: Partial<BodyOf<'createReview'>> = {}, by = client) =>
  by.POST('/reviews', { body: { productId: product.id, rating: 5, comment, ...body } })
const at = (id: string) => ({ params: { path: { id } } })

test('[REVIEW-06] createReview: a signed-in person reviews a listed product, and the shop is notified', async () => {
  const seller = await arrangePerson(server, { shop })
  const { data, response } = await write({ title: ' Rất thích ', comment: `  ${comment}  ` })
  expect(response.status).toBe(201)
  expect(data).toMatchObject({
    ...{ productId: product.id, rating: 5, title: 'Rất thích', comment, isVerified: false, status: 'APPROVED' },
    ...{ user: { firstName: 'An', lastName: 'Nguyễn' }, product: { name: 'Bình hoa men lam' } },
  })
  expect(Object.keys(data ?? {})).toEqual(expect.arrayContaining(['id', 'createdAt', 'updatedAt']))
  const notices = await server.owner.query(
    `select user_id, data from notifications where type = 'REVIEW_RECEIVED' and data ->> 'productId' = $1`,
    [product.id],
  )
  expect(notices.rows.map((row) => row.user_id)).toContain(seller.id)
  expect((await write({}, server.client())).response.status).toBe(401)
})

test('[REVIEW-01] createReview: a missing product is named in the 422', async () => {
  const body = { rating: 5, comment } as BodyOf<'createReview'>
  const { error } = await client.POST('/reviews', { body })
  expect(error).toMatchObject({ status: 422, fields: [{ path: 'productId', code: 'required' }] })
})

test('[REVIEW-02, REVIEW-03, REVIEW-04, REVIEW-05] createReview: refuses invalid reviews by the documented rules', async () => {
  const cases: [Partial<BodyOf<'createReview'>>, string, string][] = [
    [{ rating: 0 }, 'rating', 'review.rating_range'],
    [{ rating: 6 }, 'rating', 'review.rating_range'],
    [{ comment: '   ngắn quá   ' }, 'comment', 'review.comment_too_short'],
    [{ comment: 'ả'.repeat(2001) }, 'comment', 'review.comment_too_long'],
    [{ title: 'x'.repeat(201) }, 'title', 'review.title_too_long'],
  ]
  for (const [change, path, code] of cases)
    expect((await write(change)).error).toMatchObject({ status: 422, fields: [{ path, code }] })
  expect((await write({ comment: `${'ả'.repeat(2000)}  `, title: 'x'.repeat(200) })).response.status).toBe(201)
})

test('createReview: refuses a second review of a product', async () => {
  await write()
  expect((await write()).error).toMatchObject({ status: 409, code: 'review.already_reviewed' })
})

test('createReview: 50 concurrent reviews of one person create one', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => write()))
  expect(answers.filter(({ response }) => response.status === 201)).toHaveLength(1)
  expect(answers.filter(({ error }) => error?.code === 'review.already_reviewed')).toHaveLength(49)
  const { data } = await server.client().GET('/reviews/product/{id}/stats', at(product.id))
  expect(data?.totalReviews).toBe(1)
})

test('createReview: verified only after a delivered order of the product', async () => {
  const other = await arrangeProduct(server, { shop })
  await arrangeOrderOf(server, { buyer: person, product: other })
  await arrangeOrderOf(server, { buyer: person, product, status: 'SHIPPED' })
  const early = await write()
  expect(early.data?.isVerified).toBe(false)
  await arrangeOrderOf(server, { buyer: person, product, status: 'DELIVERED' })
  const later = await client.PATCH('/reviews/{id}', { ...at(early.data?.id ?? ''), body: { rating: 4 } })
  expect(later.data).toMatchObject({ isVerified: true, rating: 4 })
})

test('createReview: refuses unlisted products', async () => {
  const hidden = await arrangeProduct(server, { shop, status: 'PENDING' })
  expect((await write({ productId: hidden.id })).error).toMatchObject({ status: 409, code: 'product.not_available' })
})

test('[REVIEW-08] listReviews: filters by product, person, stars, verification and text', async () => {
  const other = await arrangeProduct(server, { shop })
  const second = await arrangePerson(server)
  await arrangeReview(server, { product, user: person.id, rating: 5, comment: 'Men đẹp lắm luôn' })
  await arrangeReview(server, { product, user: second.id, rating: 2, comment: 'Vỡ một góc khi nhận' })
  await arrangeReview(server, { product: other, user: person.id, rating: 3 })
  const list = async (query: object) => {
    const { data } = await server.client().GET('/reviews', { params: { query } })
    return data?.data.map(({ productId, rating }) => [productId, rating])
  }
  expect(await list({ productId: product.id, sortBy: 'rating' })).toEqual([
    [product.id, 5],
    [product.id, 2],
  ])
  expect(await list({ userId: person.id, sortBy: 'rating' })).toEqual([
    [product.id, 5],
    [other.id, 3],
  ])
  expect(await list({ productId: product.id, rating: 2 })).toEqual([[product.id, 2]])
  expect(await list({ productId: product.id, isVerified: true })).toEqual([])
  expect(await list({ productId: product.id, search: 'vo mot goc' })).toEqual([[product.id, 2]])
})

test('[REVIEW-08] getReview: only the author and the platform read a hidden review', async () => {
  const { id } = await arrangeReview(server, { product, user: person.id, status: 'HIDDEN' })
  const stranger = server.client((await arrangePerson(server)).token)
  const owner = server.client((await arrangePerson(server, { shop, shopRole: 'ADMIN' })).token)
  for (const who of [server.client(), stranger, owner])
    expect((await who.GET('/reviews/{id}', at(id))).response.status).toBe(404)
  const platform = server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
  for (const who of [client, platform]) expect((await who.GET('/reviews/{id}', at(id))).data?.status).toBe('HIDDEN')
  const query = { status: 'HIDDEN', productId: product.id } as const
  expect((await stranger.GET('/reviews', { params: { query } })).data?.data).toEqual([])
  expect((await platform.GET('/reviews', { params: { query } })).data?.data).toHaveLength(1)
})

test('listReviews: only authors read reviews of an unlisted product, with its name', async () => {
  const { id } = await arrangeReview(server, { product, user: person.id })
  await server.owner.query(`update products set status = 'ARCHIVED' where id = $1`, [product.id])
  expect((await server.client().GET('/reviews/{id}', at(id))).response.status).toBe(404)
  expect((await client.GET('/reviews/{id}', at(id))).data?.product.name).toBe('Bình hoa men lam')
})

test("[REVIEW-08] listReviews: the total counts approved reviews of listed products, and all of the author's own", async () => {
  const totalFor = async (reader: TestClient) => {
    const { data } = await reader.GET('/reviews', { params: { query: { limit: 1 } } })
    return data?.pagination.total ?? Number.NaN
  }
  const before = await totalFor(server.client())
  const more = async () => [(await totalFor(server.client())) - before, (await totalFor(client)) - before]
  const ask = (text: string, id: string) => server.owner.query(text, [id])
  const { id } = await arrangeReview(server, { product, user: person.id })
  const other = await arrangeReview(server, { product, user: (await arrangePerson(server)).id })
  expect(await more()).toEqual([2, 2])
  await ask(`update reviews set status = 'HIDDEN' where id = $1`, id)
  expect(await more()).toEqual([1, 2])
  await ask('update tenants set is_public = false where id = $1', shop)
  expect(await more()).toEqual([0, 1])
  await ask('update tenants set is_public = true where id = $1', shop)
  await ask('delete from reviews where id = $1', other.id)
  expect(await more()).toEqual([0, 1])
  await ask(`update reviews set status = 'APPROVED' where id = $1`, id)
  expect(await more()).toEqual([1, 1])
})

test('[REVIEW-09] getProductReviewStats: not found for unlisted products', async () => {
  await arrangeReview(server, { product, user: person.id })
  await server.owner.query('update tenants set is_public = false where id = $1', [shop])
  const { response } = await server.client().GET('/reviews/product/{id}/stats', at(product.id))
  expect(response.status).toBe(404)
})

test('[REVIEW-09] getMyProductReview: returns the caller’s review of a product, or null', async () => {
  const mine = () => client.GET('/reviews/user/product/{id}', at(product.id))
  expect((await mine()).data).toBeNull()
  const { data } = await write()
  expect((await mine()).data).toEqual(data)
  const unknown = await client.GET('/reviews/user/product/{id}', at(crypto.randomUUID()))
  expect(unknown.response.status).toBe(404)
})

test('[REVIEW-09] getProductReviewStats: counts approved reviews only', async () => {
  const stats = async () => (await server.client().GET('/reviews/product/{id}/stats', at(product.id))).data
  expect(await stats()).toEqual({
    ...{ averageRating: 0, totalReviews: 0, withImages: 0, distribution: { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0 } },
  })
  for (const rating of [5, 5, 4])
    await arrangeReview(server, { product, user: (await arrangePerson(server)).id, rating })
  const one = { product, user: person.id, rating: 1, status: 'HIDDEN' } as const
  await arrangeReview(server, one)
  expect(await stats()).toEqual({
    ...{ averageRating: 4.7, totalReviews: 3, withImages: 0, distribution: { '1': 0, '2': 0, '3': 0, '4': 1, '5': 2 } },
  })
  const { data } = await server.client().GET('/products/{id}', at(product.id))
  expect(data).toMatchObject({ ratingAverage: 4.7, ratingCount: 3 })
  expect((await server.client().GET('/reviews/product/{id}/stats', at(crypto.randomUUID()))).response.status).toBe(404)
})

test('updateReview: only the author may change a review, within the same rules', async () => {
  const { data } = await write({ title: 'Tốt' })
  const id = data?.id ?? ''
  const stranger = server.client((await arrangePerson(server)).token)
  const theirs = await stranger.PATCH('/reviews/{id}', { ...at(id), body: { rating: 1 } })
  expect(theirs.error).toMatchObject({ status: 403, code: 'review.not_yours' })
  const wrong = await client.PATCH('/reviews/{id}', { ...at(id), body: { comment: 'ngắn' } })
  expect(wrong.error?.fields).toMatchObject([{ path: 'comment', code: 'review.comment_too_short' }])
  const changed = await client.PATCH('/reviews/{id}', { ...at(id), body: { rating: 3, title: null } })
  expect(changed.data).toMatchObject({ rating: 3, title: null, comment })
})

test('deleteReview: the author or the platform may delete a review', async () => {
  const { id } = await arrangeReview(server, { product, user: person.id })
  const owner = server.client((await arrangePerson(server, { shop, shopRole: 'ADMIN' })).token)
  expect((await owner.DELETE('/reviews/{id}', at(id))).error).toMatchObject({ status: 403, code: 'review.not_yours' })
  expect((await client.DELETE('/reviews/{id}', at(id))).data).toEqual({ success: true })
  const again = await arrangeReview(server, { product, user: person.id })
  const platform = server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
  expect((await platform.DELETE('/reviews/{id}', at(again.id))).data).toEqual({ success: true })
  const { data } = await server.client().GET('/products/{id}', at(product.id))
  expect(data?.ratingCount).toBe(0)
})

test('[REVIEW-10] moderateReview: hides a review with a reason, stops counting its stars and notifies the author', async () => {
  const { id } = await arrangeReview(server, { product, user: person.id, rating: 1 })
  const body = { status: 'HIDDEN', reason: 'Lời lẽ xúc phạm' } as const
  const owner = server.client((await arrangePerson(server, { shop, shopRole: 'ADMIN' })).token)
  expect((await owner.PATCH('/reviews/{id}/moderate', { ...at(id), body })).response.status).toBe(403)
  const platform = server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
  expect((await platform.PATCH('/reviews/{id}/moderate', { ...at(id), body })).data?.status).toBe('HIDDEN')
  expect((await server.client().GET('/products/{id}', at(product.id))).data?.ratingCount).toBe(0)
  const notice = await server.owner.query(
    `select data from notifications where user_id = $1 and type = 'REVIEW_MODERATED'`,
    [person.id],
  )
  expect(notice.rows).toMatchObject([{ data: { status: 'HIDDEN', reason: 'Lời lẽ xúc phạm' } }])
  await client.PATCH('/reviews/{id}', { ...at(id), body: { rating: 5 } })
  expect((await client.GET('/reviews/{id}', at(id))).data?.status).toBe('HIDDEN')
})

test('[REVIEW-07] getReviewAnalytics: covers 30 days by default, with a figure for each day', async () => {
  const day = 86_400_000
  const daysAgo = (days: number) => new Date(Date.now() - days * day)
  const write = async (rating: number, at: Date) =>
    arrangeReview(server, { product, user: (await arrangePerson(server)).id, rating, at })
  await write(5, new Date())
  await write(2, daysAgo(29))
  await write(1, daysAgo(31))
  const seller = server.client((await arrangePerson(server, { shop })).token)
  const { data } = await seller.GET('/reviews/analytics')
  expect(data).toMatchObject({ total: 2, averageRating: 3.5, distribution: { '1': 0, '2': 1, '5': 1 } })
  expect(data?.trend).toHaveLength(30)
  expect(data?.trend.at(-1)).toEqual({ date: vietnamDate(new Date()), count: 1, averageRating: 5 })
  const week = await seller.GET('/reviews/analytics', { params: { query: { days: 7 } } })
  expect(week.data).toMatchObject({ total: 1 })
  expect(week.data?.trend).toHaveLength(7)
  const foreign = server.client((await arrangePerson(server, { shop: (await arrangeShop(server)).id })).token)
  expect((await foreign.GET('/reviews/analytics')).data?.total).toBe(0)
  expect((await client.GET('/reviews/analytics')).response.status).toBe(403)
})

test.each(['ACTIVE', 'SUSPENDED', 'LEFT'])(
  'createReview: refuses people of the shop whose membership is %s',
  async (status) => {
    const seller = await arrangePerson(server, { shop })
    await server.owner.query('update memberships set status = $1 where user_id = $2 and tenant_id = $3', [
      status,
      seller.id,
      shop,
    ])
    const platformWide = await server.owner.query<{ id: string }>(`select id from tenants where is_platform`)
    await server.owner.query('update sessions set current_tenant_id = $1 where user_id = $2', [
      platformWide.rows[0]?.id,
      seller.id,
    ])
    expect((await write({}, server.client(seller.token))).error).toMatchObject({ status: 403, code: 'review.own_shop' })
  },
)

test('deleteReview: a rejected review that is deleted and written again stays rejected until it is approved', async () => {
  const platform = server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
  const id = (await write()).data?.id ?? ''
  const reject = { status: 'REJECTED', reason: 'Quảng cáo' } as const
  await platform.PATCH('/reviews/{id}/moderate', { ...at(id), body: reject })
  await client.DELETE('/reviews/{id}', at(id))
  const again = (await write()).data
  expect(again).toMatchObject({ status: 'REJECTED' })
  await client.DELETE('/reviews/{id}', at(again?.id ?? ''))
  const third = (await write()).data?.id ?? ''
  await platform.PATCH('/reviews/{id}/moderate', { ...at(third), body: { status: 'APPROVED' } })
  await client.DELETE('/reviews/{id}', at(third))
  expect((await write()).data?.status).toBe('APPROVED')
})

const arrangePlatform = async () => server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
const awaiting = async (by: TestClient) => {
  const query = { awaitsDecision: true, productId: product.id }
  return (await by.GET('/reviews', { params: { query } })).data?.data.map(({ id }) => id)
}

test('listReviews: a review written again waits for a decision until there is one, also a second rejection', async () => {
  const platform = await arrangePlatform()
  const reject = { status: 'REJECTED', reason: 'Quảng cáo' } as const
  const first = (await write()).data?.id ?? ''
  await platform.PATCH('/reviews/{id}/moderate', { ...at(first), body: reject })
  expect(await awaiting(platform)).toEqual([])
  await client.DELETE('/reviews/{id}', at(first))
  const again = (await write()).data?.id ?? ''
  expect(await awaiting(platform)).toEqual([again])
  await platform.PATCH('/reviews/{id}/moderate', { ...at(again), body: reject })
  expect(await awaiting(platform)).toEqual([])
})

test('updateReview: changing a rejected review lets it wait for another decision, and tells its author why', async () => {
  const platform = await arrangePlatform()
  const id = (await write()).data?.id ?? ''
  await platform.PATCH('/reviews/{id}/moderate', { ...at(id), body: { status: 'REJECTED', reason: 'Quảng cáo' } })
  const changed = await client.PATCH('/reviews/{id}', { ...at(id), body: { comment: 'Bình đẹp, không quảng cáo' } })
  expect(changed.data).toMatchObject({ status: 'REJECTED', awaitsDecision: true, moderationReason: 'Quảng cáo' })
  expect(await awaiting(platform)).toEqual([id])
  expect(await awaiting(server.client())).toEqual([])
})

test('moderateReview: a version that its author has changed since it was read is not decided on', async () => {
  const platform = await arrangePlatform()
  const id = (await write()).data?.id ?? ''
  await platform.PATCH('/reviews/{id}/moderate', { ...at(id), body: { status: 'REJECTED', reason: 'Quảng cáo' } })
  const rejected = (await platform.GET('/reviews/{id}', at(id))).data?.updatedAt ?? ''
  const changed = await client.PATCH('/reviews/{id}', { ...at(id), body: { comment: 'Mua ở chỗ khác rẻ hơn' } })
  const approve = (updatedAt: string) =>
    platform.PATCH('/reviews/{id}/moderate', { ...at(id), body: { status: 'APPROVED', updatedAt } })
  expect((await approve(rejected)).error).toMatchObject({ status: 409, code: 'review.changed' })
  expect((await platform.GET('/reviews/{id}', at(id))).data).toMatchObject({ status: 'REJECTED', awaitsDecision: true })
  const decided = await approve(changed.data?.updatedAt ?? '')
  expect(decided.data).toMatchObject({ status: 'APPROVED', awaitsDecision: false })
})

test('bulkModerateReviews: names those that their authors have changed since they were read', async () => {
  const other = await arrangePerson(server)
  const ids = [
    (await arrangeReview(server, { product, user: person.id, status: 'REJECTED' })).id,
    (await arrangeReview(server, { product, user: other.id, status: 'REJECTED' })).id,
  ] as const
  const platform = await arrangePlatform()
  const updatedAts = await Promise.all(
    ids.map(async (id) => (await platform.GET('/reviews/{id}', at(id))).data?.updatedAt ?? ''),
  )
  await client.PATCH('/reviews/{id}', { ...at(ids[0]), body: { comment: 'Mua ở chỗ khác rẻ hơn' } })
  const body = { ids: [...ids], updatedAts, status: 'APPROVED' as const }
  const { data } = await platform.POST('/reviews/bulk-moderate', { body })
  expect(data?.results.find(({ id }) => id === ids[0])).toMatchObject({ success: false, code: 'review.changed' })
  expect(data?.results.find(({ id }) => id === ids[1])).toMatchObject({ success: true, code: null })
})

test('getReview: others do not read why a review was approved', async () => {
  const id = (await write()).data?.id ?? ''
  const body = { status: 'APPROVED', reason: 'Đã kiểm tra' } as const
  await (await arrangePlatform()).PATCH('/reviews/{id}/moderate', { ...at(id), body })
  expect((await client.GET('/reviews/{id}', at(id))).data?.moderationReason).toBe('Đã kiểm tra')
  expect((await server.client().GET('/reviews/{id}', at(id))).data?.moderationReason).toBeNull()
})

test('[ROUTE-83] bulkModerateReviews: decides on each by itself, tells the authors and names those that are gone', async () => {
  const other = await arrangePerson(server)
  const [mine, theirs] = [
    await arrangeReview(server, { product, user: person.id, rating: 1 }),
    await arrangeReview(server, { product, user: other.id, rating: 5 }),
  ]
  const gone = crypto.randomUUID()
  const decision = { status: 'HIDDEN', reason: 'Lời lẽ xúc phạm' } as const
  const body = { ids: [mine.id, gone, theirs.id], ...decision }
  expect((await client.POST('/reviews/bulk-moderate', { body })).response.status).toBe(403)
  const { data } = await (await arrangePlatform()).POST('/reviews/bulk-moderate', { body })
  expect(data).toMatchObject({ succeeded: 2, failed: 1 })
  expect(data?.results.find(({ id }) => id === gone)).toMatchObject({ success: false, code: 'resource.not_found' })
  expect((await server.client().GET('/products/{id}', at(product.id))).data?.ratingCount).toBe(0)
  const notices = await server.owner.query(
    `select user_id from notifications where type = 'REVIEW_MODERATED' and data ->> 'productId' = $1`,
    [product.id],
  )
  expect(notices.rows.map((row) => row.user_id).toSorted()).toEqual([person.id, other.id].toSorted())
})

test('bulkModerateReviews: decisions in opposite order at the same time never deadlock', async () => {
  const others = [await arrangeProduct(server, { shop }), await arrangeProduct(server, { shop }), product]
  const ids: string[] = []
  for (const one of others) ids.push((await arrangeReview(server, { product: one, user: person.id })).id)
  const platform = await arrangePlatform()
  const bulk = (order: string[], status: 'HIDDEN' | 'APPROVED') =>
    platform.POST('/reviews/bulk-moderate', { body: { ids: order, status } })
  const rounds = Array.from({ length: 6 }, (_, round) =>
    round % 2 === 0 ? bulk(ids, 'HIDDEN') : bulk(ids.toReversed(), 'APPROVED'),
  )
  for (const { data } of await Promise.all(rounds)) expect(data?.succeeded).toBe(3)
  expect(server.deadlocks).toBe(0)
})

test('bulkReopenReviews: a review is as it was before its decision, and its author is told', async () => {
  const platform = await arrangePlatform()
  const { id } = await arrangeReview(server, { product, user: person.id, rating: 1 })
  const ids = [id]
  const hide = { status: 'HIDDEN', reason: 'Lời lẽ xúc phạm' } as const
  await platform.POST('/reviews/bulk-moderate', { body: { ids, ...hide } })
  expect((await client.POST('/reviews/bulk-reopen', { body: { ids } })).response.status).toBe(403)
  expect((await platform.POST('/reviews/bulk-reopen', { body: { ids } })).data).toMatchObject({ succeeded: 1 })
  const { data } = await platform.GET('/reviews/{id}', at(id))
  expect(data).toMatchObject({ status: 'APPROVED', moderationReason: null, awaitsDecision: false })
  expect((await server.client().GET('/products/{id}', at(product.id))).data?.ratingCount).toBe(1)
  const { rows } = await server.owner.query(
    `select data ->> 'status' as status from notifications where type = 'REVIEW_MODERATED' and data ->> 'reviewId' = $1
     order by created_at`,
    [id],
  )
  expect(rows).toEqual([{ status: 'HIDDEN' }, { status: 'APPROVED' }])
})

test('bulkReopenReviews: what waited for a decision waits again, with its former reason', async () => {
  const platform = await arrangePlatform()
  const { id } = await arrangeReview(server, { product, user: person.id })
  await platform.PATCH('/reviews/{id}/moderate', { ...at(id), body: { status: 'REJECTED', reason: 'Quảng cáo' } })
  await client.PATCH('/reviews/{id}', { ...at(id), body: { comment: 'Bình đẹp, không quảng cáo' } })
  await platform.POST('/reviews/bulk-moderate', { body: { ids: [id], status: 'APPROVED' } })
  await platform.POST('/reviews/bulk-reopen', { body: { ids: [id] } })
  const { data } = await platform.GET('/reviews/{id}', at(id))
  expect(data).toMatchObject({ status: 'REJECTED', moderationReason: 'Quảng cáo', awaitsDecision: true })
})

test('bulkReopenReviews: a decision is taken back once, and not after the author has changed the review', async () => {
  const platform = await arrangePlatform()
  const twice = await arrangeReview(server, { product, user: person.id })
  const author = await arrangePerson(server)
  const edited = await arrangeReview(server, { product, user: author.id })
  const untouched = await arrangeReview(server, { product, user: (await arrangePerson(server)).id })
  await platform.POST('/reviews/bulk-moderate', { body: { ids: [twice.id, edited.id], status: 'HIDDEN' } })
  const comment = 'Bình đẹp, gói kỹ, giao nhanh'
  await server.client(author.token).PATCH('/reviews/{id}', { ...at(edited.id), body: { comment } })
  await platform.POST('/reviews/bulk-reopen', { body: { ids: [twice.id] } })
  const ids = [twice.id, edited.id, untouched.id]
  const { data } = await platform.POST('/reviews/bulk-reopen', { body: { ids } })
  expect(data?.results.map(({ code }) => code)).toEqual(ids.map(() => 'moderation.not_decided'))
})

test('replyToReview: the staff of the shop reply, everybody reads it, and the author is told once', async () => {
  const staff = server.client((await arrangePerson(server, { shop, shopRole: 'SELLER' })).token)
  const { id } = await arrangeReview(server, { product, user: person.id })
  const reply = (text: string, by = staff) => by.PUT('/reviews/{id}/reply', { ...at(id), body: { reply: text } })
  expect((await reply('Không phải gian hàng', client)).response.status).toBe(403)
  expect((await reply('   ')).error?.fields?.map(({ code }) => code)).toEqual(['required'])
  expect((await reply(' Cảm ơn bạn ')).data?.reply?.text).toBe('Cảm ơn bạn')
  await reply('Cảm ơn bạn nhiều')
  expect((await server.client().GET('/reviews/{id}', at(id))).data?.reply?.text).toBe('Cảm ơn bạn nhiều')
  const { rows } = await server.owner.query(
    `select user_id from notifications where type = 'REVIEW_REPLIED' and data ->> 'reviewId' = $1`,
    [id],
  )
  expect(rows).toEqual([{ user_id: person.id }])
})

test('replyToReview: a hidden review, and one of another shop, has no reply', async () => {
  const staff = server.client((await arrangePerson(server, { shop, shopRole: 'SELLER' })).token)
  const other = await arrangeProduct(server, { shop: (await arrangeShop(server)).id })
  const hidden = await arrangeReview(server, { product, user: person.id, status: 'HIDDEN' })
  const theirs = await arrangeReview(server, { product: other, user: person.id })
  for (const { id } of [hidden, theirs]) {
    const { response } = await staff.PUT('/reviews/{id}/reply', { ...at(id), body: { reply: 'Cảm ơn' } })
    expect(response.status).toBe(404)
  }
})
