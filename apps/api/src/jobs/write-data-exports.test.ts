import { expect, test } from 'vitest'
import { arrangeOrderOf, arrangeReview } from '../../test/testing/arrange-catalogue.ts'
import { arrangeManyOrders } from '../../test/testing/arrange-many-orders.ts'
import { arrangePerson, arrangeProduct, arrangeShop } from '../../test/testing/arrange.ts'
import { useTestApi } from '../../test/testing/test-api.ts'
import { unzip } from '../../test/testing/unzip.ts'
import { dataExportTypes } from '@chonoi/domain'
import { expireDataExports, writeDataExports } from './write-data-exports.ts'

const server = useTestApi()
const canary = 'CHIM-HOANG-YEN'
const tools = () => ({ database: server.api.database, ports: server.api.ports })

async function arrangeAdmin(words = 'Bình hoa men lam') {
  const shop = (await arrangeShop(server)).id
  const admin = await arrangePerson(server, { shop, shopRole: 'ADMIN' })
  const product = await arrangeProduct(server, { shop, name: words })
  const buyer = await arrangePerson(server)
  await arrangeOrderOf(server, { buyer, product, status: 'DELIVERED', paymentStatus: 'PAID' })
  await server.owner.query('update order_lines set name = $2 where tenant_id = $1', [shop, words])
  return { shop, admin, product, client: server.client(admin.token) }
}

async function download(token: string, id: string) {
  const response = await server.send(`/tenants/data-export/${id}/download`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

test('[TEN-07, GEN-04] an export is requested, written, downloaded as a ZIP and deleted', async () => {
  const { admin, client } = await arrangeAdmin()
  const dataTypes = [...dataExportTypes]
  const asked = await client.POST('/tenants/data-export', { body: { dataTypes, format: 'CSV' } })
  expect(asked.data).toMatchObject({ status: 'PENDING', progress: 0, fileSize: null })
  const id = asked.data?.id ?? ''
  const early = await download(admin.token, id)
  expect(JSON.parse(early.bytes.toString())).toMatchObject({ status: 409, code: 'data_export.not_ready' })
  expect(await writeDataExports(tools())).toBe(1)
  const params = { path: { id } }
  const { data } = await client.GET('/tenants/data-export/{id}', { params })
  const { response, bytes } = await download(admin.token, id)
  expect(data).toMatchObject({ status: 'COMPLETED', progress: 100, fileSize: bytes.length })
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; .*\.zip/)
  const files = unzip(bytes)
  expect([...files.keys()]).toEqual(dataTypes.map((type) => `${type}.csv`))
  expect(files.get('orderItems.csv')).toContain('Bình hoa men lam')
  expect(files.get('users.csv')).toContain(admin.email)
  expect((await client.DELETE('/tenants/data-export/{id}', { params })).data).toEqual({ success: true })
  expect((await download(admin.token, id)).response.status).toBe(404)
})

test('[TEN-07] the file never holds a row of another tenant', async () => {
  await arrangeAdmin(canary)
  const { admin, client } = await arrangeAdmin()
  for (const format of ['CSV', 'JSON'] as const) {
    const { data } = await client.POST('/tenants/data-export', { body: { dataTypes: [...dataExportTypes], format } })
    await writeDataExports(tools())
    const text = [...unzip((await download(admin.token, data?.id ?? '')).bytes).values()].join()
    expect(text).toContain('Bình hoa men lam')
    expect(text).not.toContain(canary)
  }
})

test('JSON files are arrays, empty ones too, and hold only the days asked for', async () => {
  const { shop, admin, client } = await arrangeAdmin()
  await server.owner.query(`update orders set created_at = '2026-03-04T18:00:00Z' where tenant_id = $1`, [shop])
  const dates = { dateFrom: '2026-03-05', dateTo: '2026-03-05' }
  const body = { dataTypes: ['orders', 'invoices'] as ('orders' | 'invoices')[], format: 'JSON' as const, ...dates }
  const { data } = await client.POST('/tenants/data-export', { body })
  await writeDataExports(tools())
  const files = unzip((await download(admin.token, data?.id ?? '')).bytes)
  expect(JSON.parse(files.get('orders.json') ?? '')).toMatchObject([{ createdAt: '2026-03-04T18:00:00+00:00' }])
  expect(JSON.parse(files.get('invoices.json') ?? '')).toEqual([])
})

test('a CSV file without rows has its headings', async () => {
  const { admin, client } = await arrangeAdmin()
  const { data } = await client.POST('/tenants/data-export', { body: { dataTypes: ['invoices', 'orders'] } })
  await writeDataExports(tools())
  const files = unzip((await download(admin.token, data?.id ?? '')).bytes)
  expect(files.get('invoices.csv')).toMatch(/^\uFEFFid,invoiceNumber,.*,createdAt\r\n$/)
  expect(files.get('orders.csv')?.match(/orderNumber/g)).toHaveLength(1)
})

test('reviews are exported with their titles and what the shop replied', async () => {
  const { admin, product, client } = await arrangeAdmin()
  const { id } = await arrangeReview(server, { product, user: (await arrangePerson(server)).id })
  await server.owner.query(
    `update reviews set title = 'Đáng tiền', reply = 'Cảm ơn bạn', replied_at = now() where id = $1`,
    [id],
  )
  const { data } = await client.POST('/tenants/data-export', { body: { dataTypes: ['reviews'], format: 'JSON' } })
  await writeDataExports(tools())
  const files = unzip((await download(admin.token, data?.id ?? '')).bytes)
  expect(JSON.parse(files.get('reviews.json') ?? '')).toMatchObject([{ title: 'Đáng tiền', reply: 'Cảm ơn bạn' }])
})

test('createDataExport: one is under way per shop', async () => {
  const { client } = await arrangeAdmin()
  const body = { dataTypes: ['orders'] as 'orders'[] }
  await client.POST('/tenants/data-export', { body })
  expect((await client.POST('/tenants/data-export', { body })).error?.code).toBe('data_export.in_progress')
})

test('a cancelled export is not written, and leaves no file', async () => {
  const { client } = await arrangeAdmin()
  await writeDataExports(tools())
  const { data } = await client.POST('/tenants/data-export', { body: { dataTypes: ['orders', 'products'] } })
  const id = data?.id ?? ''
  const { ports, database } = tools()
  const removed: string[] = []
  const files = {
    ...ports.files,
    writeChunks: async (key: string, chunks: AsyncIterable<Uint8Array>) => {
      const size = await ports.files.writeChunks(key, chunks)
      await client.DELETE('/tenants/data-export/{id}', { params: { path: { id } } })
      return size
    },
    remove: async (key: string) => {
      removed.push(key)
      await ports.files.remove(key)
    },
  }
  expect(await writeDataExports({ database, ports: { ...ports, files } })).toBe(0)
  expect(removed).toHaveLength(1)
  expect(await ports.files.read(removed[0] ?? '')).toBeUndefined()
})

const silent = (id = '') =>
  server.owner.query(`update data_exports set seen_at = now() - interval '11 minutes' where id = $1`, [id])
const stateOf = async (id = '') =>
  (
    await server.owner.query<{ status: string; key: string | null }>(
      'select status, storage_key as key from data_exports where id = $1',
      [id],
    )
  ).rows[0]

test('what a killed process left in the store goes when another one takes the export over', async () => {
  const { admin, client } = await arrangeAdmin()
  const { data } = await client.POST('/tenants/data-export', { body: { dataTypes: ['orders'] } })
  const { ports, database } = tools()
  const killed = () => Promise.reject(new Error('killed'))
  const files = {
    ...ports.files,
    async writeChunks(key: string, chunks: AsyncIterable<Uint8Array>) {
      await ports.files.writeChunks(key, chunks)
      return killed()
    },
    remove: killed,
  }
  await expect(writeDataExports({ database, ports: { ...ports, files } })).rejects.toThrow('killed')
  const left = (await stateOf(data?.id))?.key ?? ''
  expect(await ports.files.read(left)).toBeDefined()
  expect(await writeDataExports(tools())).toBe(0)
  await silent(data?.id)
  expect(await writeDataExports(tools())).toBe(1)
  expect(await ports.files.read(left)).toBeUndefined()
  expect((await download(admin.token, data?.id ?? '')).response.status).toBe(200)
})

test('who wrote too slowly leaves the export to the process that took it over', async () => {
  const { client } = await arrangeAdmin()
  const { data } = await client.POST('/tenants/data-export', { body: { dataTypes: ['orders'] } })
  const { ports, database } = tools()
  const files = {
    ...ports.files,
    async writeChunks(key: string, chunks: AsyncIterable<Uint8Array>) {
      const size = await ports.files.writeChunks(key, chunks)
      await server.owner.query(
        `update data_exports set storage_key = 'private/ab/b.zip', seen_at = now() where id = $1`,
        [data?.id],
      )
      return size
    },
  }
  expect(await writeDataExports({ database, ports: { ...ports, files } })).toBe(0)
  expect(await stateOf(data?.id)).toEqual({ status: 'RUNNING', key: 'private/ab/b.zip' })
})

/** Writes with something done at each piece that goes into the store; answers how much was stored. */
async function writeWhile(eachChunk: () => Promise<void>) {
  const { ports, database } = tools()
  let stored = 0
  const files = {
    ...ports.files,
    writeChunks(key: string, chunks: AsyncIterable<Uint8Array>) {
      async function* watched() {
        for await (const chunk of chunks) {
          stored += chunk.length
          await eachChunk()
          yield chunk
        }
      }
      return ports.files.writeChunks(key, watched())
    },
  }
  const completed = await writeDataExports({ database, ports: { ...ports, files } })
  return { completed, stored }
}

test('[TEN-07] an export is of one moment: what changes while it is written is not in it', async () => {
  const { shop, admin, product, client } = await arrangeAdmin()
  const buyer = await arrangePerson(server)
  const body = { dataTypes: ['orders' as const, 'orderItems' as const], format: 'JSON' as const }
  const id = (await client.POST('/tenants/data-export', { body })).data?.id ?? ''
  let isChanged = false
  await writeWhile(async () => {
    if (isChanged) return
    isChanged = true
    await arrangeOrderOf(server, { buyer, product, status: 'DELIVERED', paymentStatus: 'PAID' })
    await server.owner.query(`update order_lines set name = 'Đổi tên' where tenant_id = $1`, [shop])
  })
  const files = unzip((await download(admin.token, id)).bytes)
  const [orders, lines] = ['orders.json', 'orderItems.json'].map((name) => JSON.parse(files.get(name) ?? '[]'))
  expect(orders).toHaveLength(1)
  expect(lines).toMatchObject([{ orderId: orders[0].id, name: 'Bình hoa men lam' }])
})

test('progress and cancellation are seen in the middle of a long type', async () => {
  const { shop, product, client } = await arrangeAdmin()
  await writeDataExports(tools())
  await arrangeManyOrders(server, { product, buyer: await arrangePerson(server), count: 8_000 })
  const ask = async () =>
    (await client.POST('/tenants/data-export', { body: { dataTypes: ['orders'] } })).data?.id ?? ''
  const params = { path: { id: await ask() } }
  const seen = new Set<number | undefined>()
  const whole = await writeWhile(async () => {
    seen.add((await client.GET('/tenants/data-export/{id}', { params })).data?.progress)
  })
  expect(whole.completed).toBe(1)
  expect([...seen].filter((progress) => progress && progress < 99)).not.toEqual([])
  await ask()
  const cut = await writeWhile(async () => {
    await server.owner.query(`delete from data_exports where tenant_id = $1 and status = 'RUNNING'`, [shop])
  })
  expect(cut.completed).toBe(0)
  expect(cut.stored).toBeLessThan(whole.stored / 2)
})

test('an export expires with its file', async () => {
  const { admin, client } = await arrangeAdmin()
  const { data } = await client.POST('/tenants/data-export', { body: { dataTypes: ['orders'] } })
  await writeDataExports(tools())
  await server.owner.query(`update data_exports set expires_at = now() - interval '1 second' where id = $1`, [data?.id])
  const { bytes } = await download(admin.token, data?.id ?? '')
  expect(JSON.parse(bytes.toString())).toMatchObject({ code: 'data_export.expired' })
  expect(await expireDataExports(tools())).toBe(1)
  const { rows } = await server.owner.query('select status, storage_key from data_exports where id = $1', [data?.id])
  expect(rows).toEqual([{ status: 'EXPIRED', storage_key: null }])
})

test('whoever asked for an export is notified once it is there', async () => {
  const { admin, client } = await arrangeAdmin()
  await client.POST('/tenants/data-export', { body: { dataTypes: ['orders'] } })
  await writeDataExports(tools())
  const { rows } = await server.owner.query('select type from notifications where user_id = $1', [admin.id])
  expect(rows).toEqual([{ type: 'DATA_EXPORT_READY' }])
})

test('listDataExports: filters by status and format', async () => {
  const { client } = await arrangeAdmin()
  const { data } = await client.POST('/tenants/data-export', { body: { dataTypes: ['orders'], format: 'JSON' } })
  const list = async (query: object) =>
    (await client.GET('/tenants/data-export', { params: { query } })).data?.data.map(({ id }) => id)
  expect(await list({ format: 'JSON', status: 'PENDING' })).toEqual([data?.id])
  expect(await list({ format: 'CSV' })).toEqual([])
})

test('createDataExport: sellers may not, and another shop’s export is not found', async () => {
  const { shop, client } = await arrangeAdmin()
  const { data } = await client.POST('/tenants/data-export', { body: { dataTypes: ['orders'] } })
  const seller = server.client((await arrangePerson(server, { shop })).token)
  expect((await seller.POST('/tenants/data-export', { body: { dataTypes: ['orders'] } })).error?.status).toBe(403)
  const other = (await arrangeAdmin()).client
  const params = { path: { id: data?.id ?? '' } }
  expect((await other.GET('/tenants/data-export/{id}', { params })).error?.status).toBe(404)
})
