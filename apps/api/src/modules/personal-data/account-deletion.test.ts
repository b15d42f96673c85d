import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { appCode, arrangeTwoFactor } from '../../../test/testing/arrange-two-factor.ts'
import { arrangeAccount, rightPassword } from '../../../test/testing/arrange-account.ts'
import { arrangeBuyerOf, arrangeOrderOf } from '../../../test/testing/arrange-catalogue.ts'
import { arrangeDeposit } from '../../../test/testing/arrange-deposits.ts'
import { arrangePushDevice } from '../../../test/testing/arrange-push.ts'
import { arrangeReturn } from '../../../test/testing/arrange-returns.ts'
import { arrangeWithdrawal } from '../../../test/testing/arrange-withdrawals.ts'
import {
  arrangeAddress,
  arrangeMoney,
  type ArrangedPerson,
  arrangePerson,
  arrangeProduct,
  arrangeShop,
} from '../../../test/testing/arrange.ts'
import { newKey, type TestClient, useTestApi } from '../../../test/testing/test-api.ts'
import { eraseAccounts } from '../../jobs/erase-accounts.ts'
import { removeUnusedUploads } from '../../jobs/remove-unused-uploads.ts'

const server = useTestApi()
const tools = () => ({ database: server.api.database, ports: server.api.ports })
let person: ArrangedPerson
let client: TestClient

beforeEach(async () => {
  person = await arrangeAccount(server)
  client = server.client(person.token)
})

const ask = (body: { password: string; code?: string } = { password: rightPassword }) =>
  client.POST('/account/deletion', { body })
const obstacles = async () => (await client.GET('/account/deletion')).data?.obstacles
const due = () =>
  server.owner.query(`update account_deletions set erase_at = now() - interval '1 second' where user_id = $1`, [
    person.id,
  ])
const told = async () =>
  (
    await server.owner.query<{ reason: string }>(
      `select data ->> 'reason' as reason from notifications where user_id = $1 and type = 'SECURITY_ALERT'
       order by created_at, id`,
      [person.id],
    )
  ).rows.map(({ reason }) => reason)

test('an account is deleted two weeks after its owner asked with the password', async () => {
  await arrangeAddress(server, person.id)
  const asked = await ask()
  const weeks = new Date(asked.data?.eraseAt ?? 0).getTime() - new Date(asked.data?.requestedAt ?? 0).getTime()
  expect(weeks).toBe(14 * 86_400_000)
  expect(await told()).toEqual(['deletion_asked'])
  expect(await eraseAccounts(tools())).toBe(0)
  await due()
  expect(await eraseAccounts(tools())).toBe(1)
  const { rows } = await server.owner.query(
    `select first_name, deleted_at is not null as gone, (select count(*)::int from addresses where user_id = id) as addresses,
       (select count(*)::int from account_deletions where user_id = id) as waiting from users where id = $1`,
    [person.id],
  )
  expect(rows).toEqual([{ first_name: '', gone: true, addresses: 0, waiting: 0 }])
  expect((await client.GET('/auth/me')).response.status).toBe(401)
  const login = await server.client().POST('/auth/login', { body: { email: person.email, password: rightPassword } })
  expect(login.error?.code).toBe('auth.invalid_credentials')
})

test('whoever keeps the account within the time has all as before', async () => {
  await ask()
  const { data } = await client.DELETE('/account/deletion')
  expect(data).toEqual({ requestedAt: null, eraseAt: null, obstacles: [] })
  expect(await told()).toEqual(['deletion_asked', 'deletion_cancelled'])
  expect(await eraseAccounts(tools())).toBe(0)
  await client.DELETE('/account/deletion')
  expect(await told()).toHaveLength(2)
})

test('requestAccountDeletion: needs the password, and a code where two-factor authentication is on', async () => {
  expect((await ask({ password: 'sai' })).error?.code).toBe('auth.current_password_wrong')
  await arrangeTwoFactor(server, person.id)
  expect((await ask()).error).toMatchObject({ status: 422, fields: [{ path: 'code', code: 'required' }] })
  expect((await ask({ password: rightPassword, code: '000 000' })).error?.code).toBe('auth.two_factor_code_wrong')
  const done = await ask({ password: rightPassword, code: appCode() })
  expect(done.data?.eraseAt).toEqual(expect.any(String))
  expect((await ask({ password: rightPassword, code: appCode(undefined, 1) })).error?.code).toBe('account.leaving')
})

test('requestAccountDeletion: refused while there is money in the wallet', async () => {
  await arrangeMoney(server, person.id, 100)
  expect(await obstacles()).toEqual([{ kind: 'BALANCE', shopName: null }])
  expect((await ask()).error).toMatchObject({ status: 409, code: 'account.deletion_blocked' })
})

test('requestAccountDeletion: refused while a deposit or a withdrawal is open', async () => {
  await arrangeDeposit(server, person.id)
  await arrangeWithdrawal(server, person.id)
  expect((await obstacles())?.map(({ kind }) => kind)).toEqual(['DEPOSITS', 'WITHDRAWALS'])
  expect((await ask()).error?.code).toBe('account.deletion_blocked')
})

test('requestAccountDeletion: refused while an order is under way, not after it was delivered', async () => {
  const product = await arrangeProduct(server, { shop: (await arrangeShop(server)).id })
  const order = await arrangeOrderOf(server, { buyer: person, product, status: 'SHIPPED', paymentStatus: 'PAID' })
  expect(await obstacles()).toEqual([{ kind: 'ORDERS', shopName: null }])
  await server.owner.query(`update orders set status = 'DELIVERED', delivered_at = now() where id = $1`, [order.id])
  expect(await obstacles()).toEqual([])
  await arrangeReturn(server, order.id, { status: 'REQUESTED' })
  expect(await obstacles()).toEqual([{ kind: 'RETURNS', shopName: null }])
})

/** A shop that the person runs. */
async function arrangeRunShop() {
  const shop = await arrangeShop(server)
  await server.owner.query(`insert into memberships (user_id, tenant_id, role) values ($1, $2, 'ADMIN')`, [
    person.id,
    shop.id,
  ])
  return shop
}

test('requestAccountDeletion: refused for who alone runs a shop, until somebody else does', async () => {
  const shop = await arrangeRunShop()
  await arrangePerson(server, { shop: shop.id, shopRole: 'SELLER' })
  expect(await obstacles()).toEqual([{ kind: 'SHOP', shopName: expect.any(String) }])
  expect((await ask()).error?.code).toBe('account.deletion_blocked')
  await arrangePerson(server, { shop: shop.id, shopRole: 'ADMIN' })
  expect(await obstacles()).toEqual([])
})

test('requestAccountDeletion: a co-administrator whose account is locked does not run the shop', async () => {
  const shop = await arrangeRunShop()
  const other = await arrangePerson(server, { shop: shop.id, shopRole: 'ADMIN' })
  await server.owner.query('update users set is_active = false where id = $1', [other.id])
  expect(await obstacles()).toEqual([{ kind: 'SHOP', shopName: expect.any(String) }])
})

test('requestAccountDeletion: a co-administrator who is leaving does not run the shop', async () => {
  const shop = await arrangeRunShop()
  const other = await arrangePerson(server, { shop: shop.id, shopRole: 'ADMIN' })
  await server.owner.query(
    `insert into account_deletions (user_id, requested_at, erase_at) values ($1, now(), now() + interval '14 days')`,
    [other.id],
  )
  expect(await obstacles()).toEqual([{ kind: 'SHOP', shopName: expect.any(String) }])
})

test('requestAccountDeletion: of two administrators of a shop who leave at once, one stays', async () => {
  const shop = await arrangeShop(server)
  const both = [person, await arrangeAccount(server)]
  for (const { id } of both)
    await server.owner.query(`insert into memberships (user_id, tenant_id, role) values ($1, $2, 'ADMIN')`, [
      id,
      shop.id,
    ])
  const body = { password: rightPassword }
  const answers = await Promise.all(both.map(({ token }) => server.client(token).POST('/account/deletion', { body })))
  expect(answers.map(({ response }) => response.status).toSorted()).toEqual([200, 409])
})

test('an account that waits for its deletion neither orders nor deposits', async () => {
  const product = await arrangeProduct(server, { shop: (await arrangeShop(server)).id })
  const { order, buyer } = await arrangeBuyerOf(server, product, { money: 0 })
  await server.owner.query(
    `insert into account_deletions (user_id, requested_at, erase_at) values ($1, now(), now() + interval '14 days')`,
    [buyer.id],
  )
  const total = await server.owner.query<{ price: number }>(
    'select price_in_cents as price from product_variants where product_id = $1',
    [product.id],
  )
  expect((await order(total.rows[0]?.price ?? 0)).error?.code).toBe('account.leaving')
  const params = { header: { 'Idempotency-Key': newKey() } }
  const body = { amountInCents: 50_000_000 }
  const deposit = await server.client(buyer.token).POST('/deposit-transfers', { params, body })
  expect(deposit.error).toMatchObject({ status: 409, code: 'account.leaving' })
})

test('a deletion waits another week when money came back to the wallet', async () => {
  await ask()
  await due()
  await arrangeMoney(server, person.id, 100)
  expect(await eraseAccounts(tools())).toBe(0)
  const { rows } = await server.owner.query<{ days: number }>(
    'select round(extract(epoch from erase_at - now()) / 86400)::int as days from account_deletions where user_id = $1',
    [person.id],
  )
  expect(rows).toEqual([{ days: 7 }])
  expect(await told()).toEqual(['deletion_asked', 'deletion_postponed'])
})

test('a deleted account leaves no device and no archive behind', async () => {
  await client.POST('/account/data-export')
  await arrangePushDevice(server, person.id)
  await ask()
  await due()
  expect(await eraseAccounts(tools())).toBe(1)
  const { rows } = await server.owner.query(
    `select (select count(*)::int from push_devices where user_id = $1) as devices,
       (select count(*)::int from personal_exports where user_id = $1) as archives`,
    [person.id],
  )
  expect(rows).toEqual([{ devices: 0, archives: 0 }])
})

/** An upload of today, with its file. Answers its address. */
async function arrangeUpload(ownerId: string): Promise<string> {
  const key = `public/ab/${randomUUID()}.webp`
  await server.api.ports.files.write(key, Buffer.from('x'))
  await server.owner.query(
    `insert into files (owner_id, storage_key, content_type, original_name, size_in_bytes, is_private, width, height)
     values ($1, $2, 'image/webp', 'x.webp', 1, false, 1, 1)`,
    [ownerId, key],
  )
  return `/files/${key}`
}

const arrangePortrait = (shop: string, url: string) =>
  server.owner.query(
    `insert into news_authors (tenant_id, user_id, display_name, slug, avatar_url) values ($1, $2, 'An', $3, $4)`,
    [shop, person.id, randomUUID(), url],
  )
const isThere = async (url: string) => Boolean(await server.api.ports.files.read(url.replace('/files/', '')))

async function eraseNow() {
  await ask()
  await due()
  return eraseAccounts(tools())
}

test('a deleted account leaves no portrait on the pages of authors, and its file goes in the night after', async () => {
  const shop = (await arrangeShop(server)).id
  const portrait = await arrangeUpload(person.id)
  await arrangePortrait(shop, portrait)
  expect(await eraseNow()).toBe(1)
  const { rows } = await server.owner.query('select avatar_url from news_authors where tenant_id = $1', [shop])
  expect(rows).toEqual([{ avatar_url: null }])
  await removeUnusedUploads(tools())
  expect(await isThere(portrait)).toBe(false)
})

test("a deleted account leaves somebody else's picture, also where it was the portrait", async () => {
  const shop = (await arrangeShop(server)).id
  const owner = await arrangePerson(server)
  const other = await arrangeShop(server)
  const [logo, unused] = [await arrangeUpload(owner.id), await arrangeUpload(owner.id)]
  await server.owner.query('update tenants set logo_url = $2 where id = $1', [other.id, logo])
  await arrangePortrait(shop, logo)
  await arrangePortrait(shop, unused)
  expect(await eraseNow()).toBe(1)
  await removeUnusedUploads(tools())
  expect([await isThere(logo), await isThere(unused)]).toEqual([true, true])
})

test('a deleted account leaves its own picture where a product still shows it', async () => {
  const { tenantId, id } = await arrangeProduct(server, { shop: (await arrangeShop(server)).id })
  const shown = await arrangeUpload(person.id)
  await arrangePortrait(tenantId, shown)
  await server.owner.query(
    `insert into product_images (product_id, tenant_id, url, alt_text, width, height, own_file_id)
     select $1, $2, $3, '', 1, 1, id from files where '/files/' || storage_key = $3`,
    [id, tenantId, shown],
  )
  expect(await eraseNow()).toBe(1)
  await removeUnusedUploads(tools())
  expect(await isThere(shown)).toBe(true)
})

test("an account that can't be deleted stops no other, and is counted", async () => {
  await ask()
  await due()
  const stuck = person
  await server.owner.query(`
    create function keep_user() returns trigger language plpgsql as $$ begin raise exception 'kept'; end $$;
    create trigger keep_user before update of deleted_at on users for each row when (old.id = '${stuck.id}')
      execute function keep_user()`)
  person = await arrangeAccount(server)
  client = server.client(person.token)
  await ask()
  await due()
  expect(await eraseAccounts(tools())).toBe(1)
  expect(server.api.ports.failedRows.byJob.get('erase-accounts')).toBe(1)
  const { rows } = await server.owner.query(
    'select deleted_at is not null as gone from users where id = any($1) order by id = $2',
    [[stuck.id, person.id], person.id],
  )
  expect(rows).toEqual([{ gone: false }, { gone: true }])
  await server.owner.query('drop trigger keep_user on users')
})
