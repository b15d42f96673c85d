import { beforeEach, expect, test } from 'vitest'
import { arrangeQuestion } from '../../../test/testing/arrange-catalogue.ts'
import {
  type ArrangedPerson,
  type ArrangedProduct,
  arrangePerson,
  arrangeProduct,
  arrangeShop,
} from '../../../test/testing/arrange.ts'
import { auditedChanges } from '../../../test/testing/audited-changes.ts'
import { type TestClient, useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
let product: ArrangedProduct
let seller: ArrangedPerson
let person: ArrangedPerson
let staff: TestClient
let client: TestClient

beforeEach(async () => {
  const shop = (await arrangeShop(server)).id
  product = await arrangeProduct(server, { shop })
  seller = await arrangePerson(server, { shop })
  person = await arrangePerson(server)
  staff = server.client(seller.token)
  client = server.client(person.token)
})

const question = 'Bình có cắm được hoa tươi không ạ?'
const answer = 'Dạ được ạ, men tráng cả hai mặt.'
const at = (id: string) => ({ params: { path: { id } } })
const ask = (words = question, by = client) =>
  by.POST('/products/{id}/questions', { ...at(product.id), body: { question: words } })
const reply = (id: string, words = answer, by = staff) =>
  by.PUT('/product-questions/{id}/answer', { ...at(id), body: { answer: words } })
const shown = async (by = server.client()) => (await by.GET('/products/{id}/questions', at(product.id))).data
const notices = async (type: string) =>
  (
    await server.owner.query<{ user_id: string }>(
      `select user_id from notifications where type = $1 and data ->> 'productName' is not null
       and user_id = any($2)`,
      [type, [seller.id, person.id]],
    )
  ).rows.map(({ user_id }) => user_id)

test('askProductQuestion: the shop is told, and only who asked sees it before the answer', async () => {
  const { data, response } = await ask(`  ${question}  `)
  expect(response.status).toBe(201)
  expect(data).toMatchObject({ question, answer: null, isOwn: true, user: { firstName: 'An', lastName: 'Nguyễn' } })
  expect(await notices('QUESTION_RECEIVED')).toEqual([seller.id])
  expect(await shown()).toMatchObject({ data: [], own: [] })
  expect(await shown(client)).toMatchObject({ data: [], own: [{ question }] })
})

test('answerProductQuestion: makes the question public and tells who asked once', async () => {
  const { data } = await ask()
  const id = data?.id ?? ''
  const first = await reply(id)
  expect(first.data).toMatchObject({ answer, isOwn: false })
  expect(await shown()).toMatchObject({ data: [{ question, answer, isOwn: false }], own: [] })
  expect(await shown(client)).toMatchObject({ data: [{ isOwn: true }], own: [] })
  const second = await reply(id, 'Dạ được, nhưng nên thay nước mỗi ngày.')
  expect(second.data?.answeredAt).toBe(first.data?.answeredAt)
  expect(await notices('QUESTION_ANSWERED')).toEqual([person.id])
})

test('askProductQuestion: refuses a short one, the same twice, the people of the shop and what is not on the site', async () => {
  expect((await ask('Còn hàng?')).error).toMatchObject({
    status: 422,
    fields: [{ path: 'question', code: 'too_short' }],
  })
  await ask()
  expect((await ask(` ${question} `)).error).toMatchObject({ status: 409, code: 'question.repeated' })
  expect((await ask(question, staff)).error).toMatchObject({ status: 403, code: 'question.own_shop' })
  await server.owner.query(`update products set status = 'PENDING' where id = $1`, [product.id])
  expect((await ask('Khi nào có hàng lại ạ?')).response.status).toBe(404)
})

test('answerProductQuestion: only staff of the shop answer', async () => {
  const id = await arrangeQuestion(server, { product, user: person.id })
  const other = await arrangePerson(server, { shop: (await arrangeShop(server)).id })
  expect((await reply(id, answer, client)).response.status).toBe(403)
  expect((await reply(id, answer, server.client(other.token))).response.status).toBe(404)
})

test('answerProductQuestion: an answer of the platform is shown as the platform’s, until the shop writes its own', async () => {
  const id = await arrangeQuestion(server, { product, user: person.id })
  const admin = await arrangePerson(server, { role: 'ADMIN' })
  expect((await reply(id, answer, server.client(admin.token))).data).toMatchObject({ answeredBy: 'PLATFORM' })
  expect(await shown()).toMatchObject({ data: [{ answer, answeredBy: 'PLATFORM' }] })
  expect((await reply(id, 'Dạ được, gian hàng trả lời thêm.')).data).toMatchObject({ answeredBy: 'SHOP' })
})

test('askProductQuestion: the shop and who asked hear of it, and again of the answer', async () => {
  const { data } = await ask()
  await reply(data?.id ?? '')
  const { rows } = await server.owner.query(
    `select topic, tenant_id, user_id, for_platform from live_events where row_id = $1 order by id`,
    [data?.id],
  )
  const event = { topic: 'questions', tenant_id: product.tenantId, user_id: person.id, for_platform: true }
  expect(rows).toEqual([event, event])
})

test('listManagedQuestions: the questions of the shop, by whether they are answered, with counts', async () => {
  await arrangeQuestion(server, { product, user: person.id, words: 'Có màu xanh không ạ?' })
  await arrangeQuestion(server, { product, user: person.id, words: 'Cao bao nhiêu phân ạ?', answer })
  const elsewhere = await arrangeProduct(server, { shop: (await arrangeShop(server)).id })
  await arrangeQuestion(server, { product: elsewhere, user: person.id })
  const list = async (query = {}) => (await staff.GET('/product-questions', { params: { query } })).data
  expect(await list()).toMatchObject({ counts: { waiting: 1, answered: 1 }, pagination: { total: 2 } })
  expect((await list({ isAnswered: false }))?.data.map((one) => one.question)).toEqual(['Có màu xanh không ạ?'])
  expect((await list({ search: 'bao nhieu' }))?.data.map((one) => one.answer)).toEqual([answer])
  expect((await client.GET('/product-questions')).response.status).toBe(403)
})

test('deleteProductQuestion: for who asked and the platform, not for the shop', async () => {
  const mine = await arrangeQuestion(server, { product, user: person.id, answer })
  const remove = (id: string, by: TestClient) => by.DELETE('/product-questions/{id}', at(id))
  expect((await remove(mine, staff)).error).toMatchObject({ status: 403, code: 'question.not_yours' })
  expect((await remove(mine, client)).response.status).toBe(200)
  expect(await shown()).toMatchObject({ data: [] })
  const other = await arrangeQuestion(server, { product, user: person.id })
  const admin = await arrangePerson(server, { role: 'ADMIN' })
  expect((await remove(other, server.client(admin.token))).response.status).toBe(200)
})

test('askProductQuestion: who deletes their account takes their name away, the question stays', async () => {
  await arrangeQuestion(server, { product, user: person.id, answer })
  await server.owner.query('update users set deleted_at = now() where id = $1', [person.id])
  expect(await shown()).toMatchObject({ data: [{ user: { firstName: '', lastName: '' } }] })
})

test('answerProductQuestion, deleteProductQuestion: the audit log has the answers, and nothing of what the customer wrote', async () => {
  const id = await arrangeQuestion(server, { product, user: person.id })
  await reply(id)
  await reply(id, 'Dạ được, nhưng nên thay nước mỗi ngày.')
  expect(await auditedChanges(server, 'question.answer', id)).toEqual([
    { answer: { from: answer, to: 'Dạ được, nhưng nên thay nước mỗi ngày.' } },
    { answer: { from: null, to: answer } },
  ])
  const admin = await arrangePerson(server, { role: 'ADMIN' })
  await server.client(admin.token).DELETE('/product-questions/{id}', at(id))
  expect(await auditedChanges(server, 'question.delete', id)).toEqual([
    {
      productId: { from: product.id, to: null },
      answer: { from: 'Dạ được, nhưng nên thay nước mỗi ngày.', to: null },
    },
  ])
})
