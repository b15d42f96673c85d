import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { beforeAll, expect, test, vi } from 'vitest'
import { arrangeEverything } from '../../test/testing/arrange-everything.ts'
import { arrangePerson, arrangeProduct, arrangeShop } from '../../test/testing/arrange.ts'
import { useTestApi } from '../../test/testing/test-api.ts'
import { inScope, systemScope } from '../database/scope.ts'
import { removeUnusedUploads, unusedUploadDays } from './remove-unused-uploads.ts'
import { findPlaces } from './unused-uploads.store.ts'

const server = useTestApi()
const tools = () => ({ database: server.api.database, ports: server.api.ports })
const dayMs = 86_400_000

beforeAll(async () => {
  await arrangeEverything(server)
})

/** An upload of some age, with its file. Answers its key. */
async function arrangeUpload(ownerId: string, { days = 31, isPrivate = false } = {}): Promise<string> {
  const key = `${isPrivate ? 'private' : 'public'}/ab/${randomUUID()}.webp`
  await server.api.ports.files.write(key, Buffer.from('RIFF'))
  await server.owner.query(
    `insert into files (owner_id, storage_key, content_type, size_in_bytes, width, height, is_private, original_name, created_at)
     values ($1, $2, 'image/webp', 4, 10, 10, $3, 'a.webp', now() - make_interval(days => $4))`,
    [ownerId, key, isPrivate, days],
  )
  return key
}

async function inTransaction<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await server.owner.connect()
  try {
    await client.query('begin')
    const answer = await work(client)
    await client.query('commit')
    return answer
  } finally {
    client.release(true)
  }
}

const isThere = async (key: string) => {
  const { rowCount } = await server.owner.query('select from files where storage_key = $1', [key])
  const hasFile = Boolean(await server.api.ports.files.read(key))
  expect(hasFile, key).toBe(rowCount === 1)
  return rowCount === 1
}

test('unused uploads: one that nothing names goes after its days, with its file; a younger one stays', async () => {
  const { id } = await arrangePerson(server)
  const [old, secret, young] = [
    await arrangeUpload(id),
    await arrangeUpload(id, { isPrivate: true }),
    await arrangeUpload(id, { days: 29 }),
  ]
  await removeUnusedUploads(tools())
  expect([await isThere(old), await isThere(secret), await isThere(young)]).toEqual([false, false, true])
  expect(await removeUnusedUploads(tools())).toBe(0)
})

test('unused uploads: what a picture, a text or a list somewhere names stays', async () => {
  const { id } = await arrangePerson(server)
  const shop = await arrangeShop(server)
  const product = await arrangeProduct(server, { shop: shop.id })
  const [logo, inText, picture, ofPlatform, inJson] = await Promise.all(
    Array.from({ length: 5 }, () => arrangeUpload(id)),
  )
  await server.owner.query('update tenants set logo_url = $2 where id = $1', [shop.id, `/files/${logo}`])
  await server.owner.query('update products set description = $2 where id = $1', [
    product.id,
    `Xem <img src="/files/${inText}"> này`,
  ])
  await server.owner.query(
    `insert into product_images (product_id, tenant_id, url, alt_text, width, height) values ($1, $2, $3, '', 10, 10)`,
    [product.id, shop.id, `/files/${picture}`],
  )
  await server.owner.query('update platform_settings set logo_url = $1', [`/files/${ofPlatform}`])
  await server.owner.query(`insert into list_views (user_id, list, name, layout) values ($1, 'orders', 'x', $2)`, [
    id,
    { columns: [], note: `/files/${inJson}` },
  ])
  await removeUnusedUploads(tools())
  for (const key of [logo, inText, picture, ofPlatform, inJson]) expect(await isThere(key ?? '')).toBe(true)
  await server.owner.query('update platform_settings set logo_url = null')
})

test('unused uploads: a form that puts one in its place at the same moment keeps it, or is refused', async () => {
  const shop = await arrangeShop(server)
  const seller = await arrangePerson(server, { shop: shop.id, shopRole: 'ADMIN' })
  const key = await arrangeUpload(seller.id)
  await inTransaction(async (client) => {
    await client.query('select from files where storage_key = $1 for share', [key])
    await client.query('update tenants set logo_url = $2 where id = $1', [shop.id, `/files/${key}`])
    await removeUnusedUploads(tools())
  })
  expect(await isThere(key)).toBe(true)
  const gone = await arrangeUpload(seller.id)
  await removeUnusedUploads(tools())
  const { response, error } = await server
    .client(seller.token)
    .PUT('/tenants/branding', { body: { logoUrl: `/files/${gone}` } })
  expect([response.status, error?.fields?.[0]?.code]).toEqual([422, 'upload.unknown'])
})

test('unused uploads: a form holds the row of its picture until it is saved', async () => {
  const shop = await arrangeShop(server)
  const seller = await arrangePerson(server, { shop: shop.id, shopRole: 'ADMIN' })
  const key = await arrangeUpload(seller.id)
  const saving = await inTransaction(async (client) => {
    await client.query('delete from files where storage_key = $1', [key])
    const saved = server.client(seller.token).PUT('/tenants/branding', { body: { logoUrl: `/files/${key}` } })
    await vi.waitFor(
      async () =>
        expect((await server.owner.query('select from pg_locks where not granted')).rowCount).toBeGreaterThan(0),
      { timeout: 20_000 },
    )
    return { saved }
  })
  expect((await saving.saved).error?.fields?.[0]?.code).toBe('upload.unknown')
})

test('unused uploads: the job sees every row of every table in which a file may be named', async () => {
  const { places, seen } = await inScope(server.api.database, systemScope, async ({ queries }) => {
    const found = await findPlaces(queries)
    const counts: Record<string, number> = {}
    for (const { table } of found) {
      const { rows } = await queries.execute<{ count: number }>(`select count(*)::int as count from ${table}`)
      counts[table] = rows[0]?.count ?? 0
    }
    return { places: found, seen: counts }
  })
  const there: Record<string, number> = {}
  for (const { table } of places) {
    const { rows } = await server.owner.query<{ count: number }>(`select count(*)::int as count from ${table}`)
    there[table] = rows[0]?.count ?? 0
  }
  expect(seen).toEqual(there)
})

test('unused uploads: the columns that hold addresses of files are among those that are looked at', async () => {
  const { rows } = await server.owner.query<{ place: string }>(
    `select relname || '.' || attname as place from pg_class c join pg_attribute a on a.attrelid = c.oid
     where relnamespace = 'public'::regnamespace and relkind = 'r' and attname ~ '(url|urls|content|html|description|images)$'
       and attnum > 0 and not attisdropped and format_type(atttypid, null) ~ '^(text|jsonb)' and relname <> 'audit_logs'`,
  )
  const looked = await inScope(server.api.database, systemScope, ({ queries }) => findPlaces(queries))
  const names = looked.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`))
  expect(names).toEqual(expect.arrayContaining(rows.map(({ place }) => place)))
})

test('unused uploads: the page of what is kept says after how many days', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/retention.md'), 'utf8')
  expect(page).toMatch(new RegExp(`\\| uploads .*\\b${unusedUploadDays} days\\b.*\`remove-unused-uploads\``))
  expect(unusedUploadDays * dayMs).toBeGreaterThan(14 * dayMs)
})
