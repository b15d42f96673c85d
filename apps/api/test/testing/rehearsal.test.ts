import { beforeAll, expect, test } from 'vitest'
import { plainPng } from './hostile-files/png-parts.ts'
import { type ArrangedPerson, arrangePerson, arrangeProduct, arrangeShop } from './arrange.ts'
import { type Rehearsal, rehearse } from './rehearsal.ts'
import { csrfToken, newKey, useTestApi } from './test-api.ts'

const mails: string[] = []
const server = useTestApi(() => ({ mailer: { send: async ({ to }) => void mails.push(to) } }))
let stage: Rehearsal
let person: ArrangedPerson
let productId: string

beforeAll(async () => {
  stage = rehearse(server)
  const shop = await arrangeShop(server)
  person = await arrangePerson(server, { shop: shop.id })
  productId = (await arrangeProduct(server, { shop: shop.id, seller: person.id })).id
})

const call = (method: string, path: string, body?: object) => {
  const isForm = body instanceof FormData
  const type = body && !isForm ? { 'content-type': 'application/json' } : {}
  return stage.call(path, {
    method,
    headers: {
      ...{ authorization: `Bearer ${person.token}`, 'x-csrf-token': csrfToken },
      ...{ 'idempotency-key': newKey(), ...type },
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  })
}
const counted = async (table: string) => {
  const { rows } = await server.owner.query<{ count: number }>(`select count(*)::int as count from ${table}`)
  return rows[0]?.count
}
const formOf = (entries: Record<string, string | File>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(entries)) form.set(name, value)
  return form
}
const address = { fullName: 'Nguyễn An', phone: '0901234567', line1: '12 Lê Lợi', city: 'Huế' }
const picture = new File([new Uint8Array(plainPng(8, 8, true))], 'anh.png')

test('rehearse: a read has written nothing', async () => {
  const { response, hasWritten } = await call('GET', '/addresses')
  expect([response.status, hasWritten]).toEqual([200, false])
})

test("rehearse: updating a session's last use persists and doesn't count as written", async () => {
  await server.owner.query(`update sessions set last_seen_at = now() - interval '1 hour'`)
  expect(await call('GET', '/addresses')).toMatchObject({ hasWritten: false })
})

test("rehearse: detects and rolls back a written row, and the connection's next call has written nothing", async () => {
  const before = await counted('addresses')
  const { response, hasWritten } = await call('POST', '/addresses', address)
  expect([response.status, hasWritten, await counted('addresses')]).toEqual([201, true, before])
  expect(await call('GET', '/addresses')).toMatchObject({ hasWritten: false })
})

test("rehearse: rows rolled back by the call don't count as written", async () => {
  const { response, hasWritten } = await call('POST', `/orders/${productId}/cancel`, { reason: 'Đổi ý' })
  expect([response.status, hasWritten]).toEqual([404, false])
})

test("rehearse: locked rows don't count as written", async () => {
  await server.owner.query(
    `insert into product_images (product_id, tenant_id, url, alt_text, width, height, sort_order)
     select $1, tenant_id, '/x' || n, 'x', 1, 1, n from products, generate_series(1, 50) n where id = $1`,
    [productId],
  )
  const { response, hasWritten } = await call('POST', `/products/${productId}/images`, formOf({ file: picture }))
  expect([response.status, hasWritten]).toEqual([409, false])
})

test('rehearse: detects and removes a written file', async () => {
  const { response, hasWritten } = await call('POST', '/uploads/images', formOf({ file: picture }))
  const { url } = (await response.json()) as { url: string }
  expect([response.status, hasWritten]).toEqual([201, true])
  expect(await server.api.ports.files.read(url.replace('/files/', ''))).toBeUndefined()
})

test('rehearse: includes background work: a mail is detected and not sent', async () => {
  const before = await counted('password_resets')
  const { response, hasWritten } = await call('POST', '/auth/forgot-password', { email: person.email })
  expect([response.status, hasWritten, mails]).toEqual([200, true, []])
  expect(await counted('password_resets')).toBe(before)
})

test('rehearse: counts the rows that a call adds to each table, and none of the calls before it', async () => {
  const counting = rehearse(server, { countsGrowth: true })
  const init = {
    method: 'POST',
    headers: {
      ...{ authorization: `Bearer ${person.token}`, 'x-csrf-token': csrfToken },
      ...{ 'idempotency-key': newKey(), 'content-type': 'application/json' },
    },
    body: JSON.stringify(address),
  }
  for (let time = 0; time < 3; time++)
    expect((await counting.call('/addresses', init)).growth).toEqual({ addresses: 1 })
})
