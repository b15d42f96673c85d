import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { openOwner } from '@chonoi/api'
import { borrowPostgres } from '@chonoi/api/postgres'
import { afterAll, expect, test } from 'vitest'
import { isFullRing } from './testing/full-ring.ts'
import { freePort, SiteProcess } from './testing/site-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'chonoi-installation-'))
// The database's user must be able to enter it when the tests run as root.
chmodSync(folder, 0o755)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = promisify(execFile)
const time = 240_000
const bank = {
  BANK_NAME: 'Vietcombank',
  BANK_BIN: '970436',
  BANK_ACCOUNT_NUMBER: '0071000123456',
  BANK_ACCOUNT_HOLDER: 'CONG TY CHO NOI',
}
const csrf = 'ab'.repeat(32)

async function withSite<T>(environment: Record<string, string>, work: (site: SiteProcess) => Promise<T>): Promise<T> {
  const site = new SiteProcess({ PORT: await freePort(), ...environment })
  try {
    await site.ready()
    return await work(site)
  } finally {
    await site.signal('SIGTERM')
  }
}

const refusal = async (environment: Record<string, string>) =>
  new SiteProcess({ PORT: await freePort(), ...environment }).ended

async function call(site: SiteProcess, method: string, path: string, body?: object, token?: string) {
  const response = await fetch(`${site.origin}/api/v1${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-csrf-token': csrf,
      'x-requested-with': 'XMLHttpRequest',
      'idempotency-key': randomUUID(),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const signIn = (site: SiteProcess, email: string, password: string) =>
  call(site, 'POST', '/auth/login', { email, password })
const password = 'Thuyền trên sông 88'
const linkIn = (text: string) => /reset-password\?token=(\S+)/.exec(text)?.[1] ?? ''

async function choosePassword(site: SiteProcess, token: string) {
  return call(site, 'POST', '/auth/reset-password', { token, newPassword: password })
}

test('a real installation goes from nothing to its first sale', {
  timeout: time,
}, async () => {
  const data = { DATA_DIR: join(folder, 'real'), DEMO: 'off', ...bank }
  await withSite({ ...data, ADMIN_EMAIL: 'quantri@chonoi.example' }, async (site) => {
    const token = linkIn(site.output)
    expect((await choosePassword(site, token)).status).toBe(200)
    expect((await choosePassword(site, token)).body).toMatchObject({ code: 'auth.reset_token_invalid' })
    const signedIn = await signIn(site, 'quantri@chonoi.example', password)
    expect(signedIn.body).toMatchObject({ user: { role: 'SUPER_ADMIN' } })
    const registered = await call(site, 'POST', '/auth/register', {
      email: 'mua@chonoi.example',
      password,
      firstName: 'Mai',
      lastName: 'Nguyễn',
    })
    expect(registered.status).toBe(201)
    await sellOnce(site, data, String(signedIn.body.accessToken))
  })
  await withSite({ ...data, ADMIN_EMAIL: 'quantri@chonoi.example' }, async (site) => {
    expect(linkIn(site.output)).toBe('')
  })
  const explicit = await refusal({ ...data, DEMO: 'on' })
  expect(explicit).toMatchObject({
    code: 1,
    complaint: expect.stringMatching(/^This database holds a real installation[^\n]*\n$/),
  })
})

test.runIf(isFullRing)('a demo is refused on a publicly reachable site', { timeout: time }, async () => {
  const data = { DATA_DIR: join(folder, 'reachable'), DEMO: 'on' }
  const settings: Record<string, string>[] = [{ HOST: '0.0.0.0' }, { PUBLIC_URL: 'https://chonoi.example' }]
  for (const reachable of settings) {
    const ended = await refusal({ ...data, ...reachable })
    expect(ended).toMatchObject({
      code: 1,
      complaint: expect.stringMatching(/^A demo has accounts with a known password[^\n]*\n$/),
    })
  }
})

test.runIf(isFullRing)(
  'leaving a demo deactivates its accounts and ends their sessions',
  { timeout: time },
  async () => {
    const data = { DATA_DIR: join(folder, 'left') }
    const token = await withSite({ ...data, DEMO: 'on' }, async (site) => {
      const { body } = await signIn(site, 'superadmin@chonoi.test', 'Chonoi#2026')
      expect((await call(site, 'GET', '/auth/me', undefined, String(body.accessToken))).status).toBe(200)
      return String(body.accessToken)
    })
    await withSite({ ...data, DEMO: 'off' }, async (site) => {
      expect(site.output).toMatch(/The demo was left: \d+ demo accounts are deactivated\./)
      expect(site.output).toContain('npm run admin:create')
      expect((await call(site, 'GET', '/auth/me', undefined, token)).status).toBe(401)
      expect((await signIn(site, 'superadmin@chonoi.test', 'Chonoi#2026')).body).toMatchObject({
        code: 'auth.account_inactive',
      })
      const { stdout } = await run(
        process.execPath,
        [
          '--conditions=@chonoi/source',
          join(import.meta.dirname, 'create-administrator.ts'),
          'quantri@chonoi.example',
          'Lan',
          'Trần',
        ],
        { env: { ...process.env, ...data, PUBLIC_URL: site.origin } },
      )
      expect((await choosePassword(site, linkIn(stdout))).status).toBe(200)
      expect((await signIn(site, 'quantri@chonoi.example', password)).body).toMatchObject({
        user: { role: 'SUPER_ADMIN', firstName: 'Lan' },
      })
    })
    await withSite({ ...data, DEMO: '' }, async (site) => {
      expect((await fetch(`${site.origin}/dev/outbox`)).status).toBe(404)
    })
  },
)

/** A shop lists a product, a buyer deposits and buys it, and the shop delivers; every step through the API. */
async function sellOnce(site: SiteProcess, data: { DATA_DIR: string }, admin: string): Promise<void> {
  const done = async (method: string, path: string, body: object | undefined, token: string) => {
    const answer = await call(site, method, path, body, token)
    expect(answer.status, `${method} ${path}: ${JSON.stringify(answer.body)}`).toBeLessThan(300)
    return answer.body
  }
  const seller = await openShop(site, data)
  const buyer = String((await signIn(site, 'mua@chonoi.example', password)).body.accessToken)
  const { data: categories } = await done('GET', '/categories', undefined, buyer)
  const product = await done(
    'POST',
    '/products',
    {
      name: 'Bình gốm men lam',
      description: 'Vuốt tay.',
      priceInCents: 25_000_000,
      stock: 1,
      categoryId: (categories as { id: string }[])[0]?.id,
    },
    seller,
  )
  await done('PUT', `/products/${product.id}/approve`, { approved: true }, admin)
  const deposit = await done('POST', '/deposits', { amountInCents: 30_000_000, paymentMethod: 'VIETQR' }, buyer)
  await done('PUT', `/admin/deposits/${deposit.id}/approve`, {}, admin)
  const address = { fullName: 'Nguyễn Mai', phone: '0912345678', line1: '12 Hai Bà Trưng', city: 'Cần Thơ' }
  const { id: addressId } = await done('POST', '/addresses', address, buyer)
  const cart = await done('POST', '/cart', { productId: product.id, quantity: 1 }, buyer)
  const order = { addressId, paymentMethod: 'WALLET', expectedTotalInCents: cart.totalInCents }
  const group = await done('POST', '/orders', order, buyer)
  const sold = (group.orders as { id: string }[])[0]?.id
  for (const status of ['CONFIRMED', 'PROCESSING', 'SHIPPED', 'DELIVERED'])
    await done('PUT', `/orders/${sold}/status`, { status }, seller)
  expect(await done('GET', '/wallet/balance', undefined, buyer)).toMatchObject({ balanceInCents: 5_000_000 })
}

/** Creates a shop for a registered seller. Sellers can't apply themselves yet, so the shop is inserted directly. */
async function openShop(site: SiteProcess, { DATA_DIR }: { DATA_DIR: string }): Promise<string> {
  await call(site, 'POST', '/auth/register', {
    email: 'ban@chonoi.example',
    password,
    firstName: 'Bình',
    lastName: 'Lê',
  })
  const postgres = await borrowPostgres(join(DATA_DIR, 'postgres'))
  const owner = openOwner(postgres.url)
  await owner.query(
    `with shop as (insert into tenants (slug, name, approval_status) values ('gom-lang', 'Gốm Làng', 'APPROVED') returning id)
     insert into memberships (user_id, tenant_id, role)
     select users.id, shop.id, 'SELLER' from users, shop where email = 'ban@chonoi.example'`,
  )
  const { rows } = await owner.query<{ id: string }>(`select id from tenants where slug = 'gom-lang'`)
  await owner.end()
  const { body } = await signIn(site, 'ban@chonoi.example', password)
  const switched = await call(site, 'POST', '/auth/switch-tenant', { tenantId: rows[0]?.id }, String(body.accessToken))
  return String(switched.body.accessToken)
}
