import { personalDataKinds } from '@chonoi/domain'
import { expect, test } from 'vitest'
import { arrangeCaller } from '../../test/permissions/callers.ts'
import { arrangeForeignRows, arrangeOwnRows, canary } from '../../test/permissions/rows.ts'
import { arrangeCoupon, arrangeOrderOf, arrangeRedemption } from '../../test/testing/arrange-catalogue.ts'
import { arrangeCampaign } from '../../test/testing/arrange-campaigns.ts'
import { arrangePerson, arrangeProduct, arrangeShop } from '../../test/testing/arrange.ts'
import { useTestApi } from '../../test/testing/test-api.ts'
import { unzip } from '../../test/testing/unzip.ts'
import { expirePersonalExports, writePersonalExports } from './write-personal-exports.ts'

const server = useTestApi()
const tools = () => ({ database: server.api.database, ports: server.api.ports })

async function download(token: string) {
  const response = await server.send('/account/data-export/download', { headers: { authorization: `Bearer ${token}` } })
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}
const problemOf = ({ bytes }: { bytes: Buffer }) => (JSON.parse(bytes.toString()) as { code: string }).code

test('a person asks for their data, is told when it is there, and downloads it', async () => {
  const { id, email, token } = await arrangePerson(server)
  const client = server.client(token)
  expect((await client.GET('/account/data-export')).data).toEqual({ export: null, nextAllowedAt: null })
  const asked = await client.POST('/account/data-export')
  expect(asked.data?.export).toMatchObject({ status: 'PENDING', fileSize: null })
  expect(problemOf(await download(token))).toBe('data_export.not_ready')
  expect(await writePersonalExports(tools())).toBe(1)
  const { response, bytes } = await download(token)
  expect((await client.GET('/account/data-export')).data?.export).toMatchObject({
    ...{ status: 'COMPLETED', fileSize: bytes.length },
  })
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; .*\.zip/)
  const files = unzip(bytes)
  expect([...files.keys()]).toEqual(personalDataKinds.flatMap((kind) => [`${kind}.csv`, `${kind}.json`]))
  expect(JSON.parse(files.get('account.json') ?? '')).toMatchObject([{ id, email }])
  expect(files.get('account.csv')).toContain(email)
  const { rows } = await server.owner.query('select type, link from notifications where user_id = $1', [id])
  expect(rows).toEqual([{ type: 'DATA_EXPORT_READY', link: '/account/personal-data' }])
})

/** A campaign that reached somebody. */
async function arrangeReceipt(userId: string, subject: string) {
  await server.owner.query(
    `insert into campaign_recipients (campaign_id, user_id, status, sent_at) values ($1, $2, 'SENT', now())`,
    [await arrangeCampaign(server, { subject }), userId],
  )
}

test('the archive holds every kind of the person’s own rows, never one of somebody else', async () => {
  await arrangeForeignRows(server)
  const standing = await arrangeCaller(server, 'customer')
  const { person } = standing
  await arrangeOwnRows(server, standing)
  const id = person?.id ?? ''
  const token = person?.token ?? ''
  await server.owner.query(
    `insert into contact_messages (user_id, name, email, topic, message, language)
     values ($1, 'Bình', 'binh@chonoi.test', 'OTHER', 'Xin chào', 'vi')`,
    [id],
  )
  await server.owner.query(
    `insert into article_drafts (user_id, tenant_id, fields) select $1, id, '{"title": "Chợ nổi mùa nước lên"}'
     from tenants where is_platform`,
    [id],
  )
  await arrangeReceipt(id, 'Chợ Tết')
  await arrangeReceipt((await arrangePerson(server)).id, canary)
  await server.owner.query(
    `update reviews set title = 'Đáng tiền', reply = 'Cảm ơn bạn', replied_at = now() where user_id = $1`,
    [id],
  )
  const product = await arrangeProduct(server, { shop: (await arrangeShop(server)).id })
  const { groupId } = await arrangeOrderOf(server, { buyer: { id, email: person?.email ?? '' }, product })
  await arrangeRedemption(server, { coupon: (await arrangeCoupon(server)).id, user: id, group: groupId })
  await server.client(token).POST('/account/data-export')
  expect(await writePersonalExports(tools())).toBe(1)
  const files = unzip((await download(token)).bytes)
  const empty = personalDataKinds.filter((kind) => files.get(`${kind}.json`)?.trim() === '[]')
  // A customer has no rows of these two here.
  expect(empty.filter((kind) => kind !== 'sellerVerifications' && kind !== 'downloads')).toEqual([])
  const everything = [...files.values()].join()
  expect(files.get('reviews.csv')).toContain('Đáng tiền')
  expect(files.get('reviews.csv')).toContain('Cảm ơn bạn')
  expect(JSON.parse(files.get('campaigns.json') ?? '')).toMatchObject([{ subject: 'Chợ Tết', status: 'SENT' }])
  const handovers = JSON.parse(files.get('shopHandovers.json') ?? '') as { direction: string }[]
  expect(handovers.map(({ direction }) => direction).toSorted()).toEqual(['RECEIVED', 'SENT'])
  expect(everything).toContain('Bình hoa men lam')
  expect(files.get('articleDrafts.json')).toContain('Chợ nổi mùa nước lên')
  expect(everything).not.toContain(canary)
  const hidden = await server.owner.query<{ hash: string }>(
    'select password_hash as hash from credentials where user_id = $1',
    [id],
  )
  expect(everything).not.toContain(hidden.rows[0]?.hash)
})

test('createPersonalExport: once in a day, and not while one is written; the next one takes its place', async () => {
  const { id, token } = await arrangePerson(server)
  const client = server.client(token)
  await client.POST('/account/data-export')
  expect((await client.POST('/account/data-export')).error?.code).toBe('data_export.in_progress')
  await writePersonalExports(tools())
  const refused = await client.POST('/account/data-export')
  expect(refused.error).toMatchObject({ status: 409, code: 'data_export.too_soon' })
  const { data } = await client.GET('/account/data-export')
  expect(new Date(data?.nextAllowedAt ?? 0).getTime()).toBeGreaterThan(Date.now())
  const { rows } = await server.owner.query<{ key: string }>(
    `update personal_exports set created_at = now() - interval '25 hours' where user_id = $1 returning storage_key as key`,
    [id],
  )
  expect((await client.POST('/account/data-export')).data?.export).toMatchObject({ status: 'PENDING' })
  expect(await server.api.ports.files.read(rows[0]?.key ?? '')).toBeUndefined()
})

test('createPersonalExport: of many requests at once one is taken', async () => {
  const client = server.client((await arrangePerson(server)).token)
  const answers = await Promise.all(Array.from({ length: 8 }, () => client.POST('/account/data-export')))
  expect(answers.filter(({ data }) => data)).toHaveLength(1)
  expect(new Set(answers.flatMap(({ error }) => error?.code ?? []))).toEqual(new Set(['data_export.in_progress']))
})

test('an archive expires with its file', async () => {
  const { id, token } = await arrangePerson(server)
  await server.client(token).POST('/account/data-export')
  await writePersonalExports(tools())
  await server.owner.query(`update personal_exports set expires_at = now() - interval '1 second' where user_id = $1`, [
    id,
  ])
  expect(problemOf(await download(token))).toBe('data_export.expired')
  expect(await expirePersonalExports(tools())).toBe(1)
  const { rows } = await server.owner.query('select status, storage_key from personal_exports where user_id = $1', [id])
  expect(rows).toEqual([{ status: 'EXPIRED', storage_key: null }])
})

test('an account that goes away while its archive is written leaves no file', async () => {
  const { id, token } = await arrangePerson(server)
  await server.client(token).POST('/account/data-export')
  const { ports, database } = tools()
  const written: string[] = []
  const files = {
    ...ports.files,
    remove: (key: string) => ports.files.remove(key),
    writeChunks: async (key: string, chunks: AsyncIterable<Uint8Array>) => {
      written.push(key)
      await server.owner.query('delete from personal_exports where user_id = $1', [id])
      return ports.files.writeChunks(key, chunks)
    },
  }
  expect(await writePersonalExports({ database, ports: { ...ports, files } })).toBe(0)
  expect(await ports.files.read(written[0] ?? '')).toBeUndefined()
})

test('what a killed process left of an archive goes when another one takes it over', async () => {
  const { id, token } = await arrangePerson(server)
  await server.client(token).POST('/account/data-export')
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
  await expect(writePersonalExports({ database, ports: { ...ports, files } })).rejects.toThrow('killed')
  const { rows } = await server.owner.query<{ key: string }>(
    `update personal_exports set seen_at = now() - interval '11 minutes' where user_id = $1 returning storage_key as key`,
    [id],
  )
  const left = rows[0]?.key ?? ''
  expect(await ports.files.read(left)).toBeDefined()
  expect(await writePersonalExports(tools())).toBe(1)
  expect(await ports.files.read(left)).toBeUndefined()
  expect((await download(token)).response.status).toBe(200)
})
