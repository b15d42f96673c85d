import { expect, test } from 'vitest'
import { arrangeOrderOf } from '../../test/testing/arrange-catalogue.ts'
import { arrangeInvoice } from '../../test/testing/arrange-invoices.ts'
import { arrangePerson, arrangeProduct, arrangeShop } from '../../test/testing/arrange.ts'
import { useTestApi } from '../../test/testing/test-api.ts'
import { unzip } from '../../test/testing/unzip.ts'
import type { PrintedDocument } from '../ports/document.ts'
import { threadedDocuments } from '../threads/threaded-documents.ts'
import { expireInvoicePrints, writeInvoicePrints } from './write-invoice-prints.ts'

const server = useTestApi()
const tools = (hoursLater = 0) => ({
  database: server.api.database,
  ports: { ...server.api.ports, now: () => new Date(Date.now() + hoursLater * 3_600_000) },
})

const other: PrintedDocument = {
  info: { title: 'Hóa đơn', author: 'Gốm', creator: 'Chợ Nổi', creationDate: new Date('2026-11-30') },
  content: ['Bình gốm'],
  foot: '',
}

/** A shop with two issued invoices and a draft. */
async function arrangeInvoices() {
  const shop = (await arrangeShop(server)).id
  const seller = await arrangePerson(server, { shop })
  const product = await arrangeProduct(server, { shop })
  const buyer = await arrangePerson(server)
  const { id: orderId } = await arrangeOrderOf(server, { buyer, product, status: 'DELIVERED', paymentStatus: 'PAID' })
  const ids: string[] = []
  for (const status of ['ISSUED', 'ISSUED', 'DRAFT'] as const)
    ids.push(await arrangeInvoice(server, { orderId, status, byHand: true }))
  const numberOf = async (id?: string) =>
    (await server.owner.query<{ number: string }>('select invoice_number as number from invoices where id = $1', [id]))
      .rows[0]?.number
  return { seller, client: server.client(seller.token), ids, numberOf }
}

async function download(token: string, id: string) {
  const headers = { authorization: `Bearer ${token}` }
  const response = await server.send(`/invoices/prints/${id}/download`, { headers })
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

test('several invoices are printed by the job into one archive, and read while it is written', async () => {
  const { seller, client, ids, numberOf } = await arrangeInvoices()
  const asked = await client.POST('/invoices/prints', { body: { invoiceIds: ids } })
  expect(asked.data).toMatchObject({ status: 'PENDING', doneCount: 0, totalCount: 3 })
  const id = asked.data?.id ?? ''
  const early = await download(seller.token, id)
  expect(JSON.parse(early.bytes.toString())).toMatchObject({ status: 409, code: 'data_export.not_ready' })
  expect(await writeInvoicePrints(tools())).toBe(1)
  const { data } = await client.GET('/invoices/prints/{id}', { params: { path: { id } } })
  expect(data).toMatchObject({ status: 'COMPLETED', doneCount: 3 })
  const { response, bytes } = await download(seller.token, id)
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; .*hoa-don-.*\.zip/)
  const files = unzip(bytes)
  const names = [
    `${await numberOf(ids[0])}.pdf`,
    `${await numberOf(ids[1])}.pdf`,
    `hoa-don-nhap-${ids[2]?.slice(-8)}.pdf`,
  ]
  expect([...files.keys()]).toEqual(names)
  expect([...files.values()].every((text) => text.startsWith('%PDF-'))).toBe(true)
})

test('writeInvoicePrints: waits where the queue of documents is full', async () => {
  const { client, ids } = await arrangeInvoices()
  const { data } = await client.POST('/invoices/prints', { body: { invoiceIds: ids } })
  const documents = threadedDocuments({ atOnce: 1, mostWaiting: 0 })
  const job = writeInvoicePrints({ ...tools(), ports: { ...tools().ports, documents } })
  const ended = new AbortController()
  void job.finally(() => ended.abort())
  // Others keep the only thread busy all the time.
  const printing = (async () => {
    while (!ended.signal.aborted) await documents.print(other, { isPatient: true })
  })()
  expect(await job).toBe(1)
  await printing
  const { rows } = await server.owner.query('select status from invoice_prints where id = $1', [data?.id])
  expect(rows).toEqual([{ status: 'COMPLETED' }])
})

test('createInvoicePrint: one invoice of another shop, and none is found', async () => {
  const [{ client, ids }, other] = [await arrangeInvoices(), await arrangeInvoices()]
  const invoiceIds = [...ids, ...other.ids.slice(0, 1)]
  expect((await client.POST('/invoices/prints', { body: { invoiceIds } })).response.status).toBe(404)
})

test('a draft that was deleted meanwhile is left out of the archive', async () => {
  const { seller, client, ids } = await arrangeInvoices()
  const { data } = await client.POST('/invoices/prints', { body: { invoiceIds: ids } })
  await client.DELETE('/invoices/{id}', { params: { path: { id: ids[2] ?? '' } } })
  await writeInvoicePrints(tools())
  expect(unzip((await download(seller.token, data?.id ?? '')).bytes).size).toBe(2)
})

test('nothing is printed for somebody who no longer works in the shop', async () => {
  const { seller, client, ids } = await arrangeInvoices()
  const { data } = await client.POST('/invoices/prints', { body: { invoiceIds: ids } })
  await server.owner.query(`update memberships set status = 'SUSPENDED' where user_id = $1`, [seller.id])
  expect(await writeInvoicePrints(tools())).toBe(0)
  const { rows } = await server.owner.query('select status, storage_key as key from invoice_prints where id = $1', [
    data?.id,
  ])
  expect(rows).toEqual([{ status: 'FAILED', key: null }])
})

test('createInvoicePrint: the platform prints invoices of several shops into one archive', async () => {
  const [one, other] = [await arrangeInvoices(), await arrangeInvoices()]
  const admin = await arrangePerson(server, { role: 'ADMIN' })
  const invoiceIds = [...one.ids.slice(0, 1), ...other.ids.slice(0, 1)]
  const { data } = await server.client(admin.token).POST('/invoices/prints', { body: { invoiceIds } })
  expect(await writeInvoicePrints(tools())).toBe(1)
  expect(unzip((await download(admin.token, data?.id ?? '')).bytes).size).toBe(2)
})

test('createInvoicePrint: a shop does not find the archive of the platform', async () => {
  const { client, ids } = await arrangeInvoices()
  const admin = server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
  const { data } = await admin.POST('/invoices/prints', { body: { invoiceIds: ids.slice(0, 2) } })
  await writeInvoicePrints(tools())
  const path = { id: data?.id ?? '' }
  expect((await client.GET('/invoices/prints/{id}', { params: { path } })).response.status).toBe(404)
})

test('nothing is printed for somebody who is no longer an administrator of the platform', async () => {
  const { ids } = await arrangeInvoices()
  const admin = await arrangePerson(server, { role: 'ADMIN' })
  const { data } = await server.client(admin.token).POST('/invoices/prints', { body: { invoiceIds: ids.slice(0, 2) } })
  await server.owner.query(`update memberships set role = 'USER' where user_id = $1`, [admin.id])
  expect(await writeInvoicePrints(tools())).toBe(0)
  const { rows } = await server.owner.query('select status from invoice_prints where id = $1', [data?.id])
  expect(rows).toEqual([{ status: 'FAILED' }])
})

test('an archive that a process left behind is written by another after five minutes', async () => {
  const { client, ids } = await arrangeInvoices()
  const { data } = await client.POST('/invoices/prints', { body: { invoiceIds: ids } })
  await server.owner.query(`update invoice_prints set status = 'RUNNING', seen_at = now() where id = $1`, [data?.id])
  expect(await writeInvoicePrints(tools())).toBe(0)
  expect(await writeInvoicePrints(tools(0.1))).toBe(1)
})

test('after 24 hours the archive and its file are gone', async () => {
  const { seller, client, ids } = await arrangeInvoices()
  const { data } = await client.POST('/invoices/prints', { body: { invoiceIds: ids } })
  await writeInvoicePrints(tools())
  const id = data?.id ?? ''
  const { rows } = await server.owner.query<{ key: string }>(
    'select storage_key as key from invoice_prints where id = $1',
    [id],
  )
  await expireInvoicePrints(tools(23))
  expect((await download(seller.token, id)).response.status).toBe(200)
  await expireInvoicePrints(tools(25))
  expect((await download(seller.token, id)).response.status).toBe(404)
  expect(await server.api.ports.files.read(rows[0]?.key ?? '')).toBeFalsy()
})

test('what a killed process left of a print goes when another one takes it over', async () => {
  const { seller, client, ids } = await arrangeInvoices()
  const id = (await client.POST('/invoices/prints', { body: { invoiceIds: ids } })).data?.id ?? ''
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
  await expect(writeInvoicePrints({ database, ports: { ...ports, files } })).rejects.toThrow('killed')
  const { rows } = await server.owner.query<{ key: string }>(
    `update invoice_prints set seen_at = now() - interval '6 minutes' where id = $1 returning storage_key as key`,
    [id],
  )
  const left = rows[0]?.key ?? ''
  expect(await ports.files.read(left)).toBeDefined()
  expect((await download(seller.token, id)).response.status).toBe(409)
  expect(await writeInvoicePrints(tools())).toBe(1)
  expect(await ports.files.read(left)).toBeUndefined()
  expect((await download(seller.token, id)).response.status).toBe(200)
})
