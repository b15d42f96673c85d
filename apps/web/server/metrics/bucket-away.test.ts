import { arrangePerson, arrangeShop } from '@chonoi/api/testing/arrange'
import { openS3Server, type S3Server } from '@chonoi/api/testing/s3-server'
import type { TestApi } from '@chonoi/api/testing/test-api'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fires, readAlertRules } from '../testing/alert-rules.ts'
import { openWatchedSite, type WatchedSite } from '../testing/watched-site.ts'

let s3: S3Server
let site: WatchedSite
let token: string
let picture: Buffer<ArrayBuffer>

beforeAll(async () => {
  s3 = await openS3Server()
  site = await openWatchedSite({ s3: s3.options, rateLimitFactor: 1000 })
  const api = site as unknown as TestApi
  token = (await arrangePerson(api, { shop: (await arrangeShop(api)).id })).token
  const drawn = sharp({ create: { width: 8, height: 8, channels: 3, background: '#0a7' } })
  picture = Buffer.from(await drawn.png().toBuffer())
}, 120_000)
afterAll(async () => {
  await site.close()
  await s3.close()
})

function upload(): Promise<Response> {
  const body = new FormData()
  body.set('file', new Blob([picture], { type: 'image/png' }), 'picture.png')
  const headers = { authorization: `Bearer ${token}`, 'x-csrf-token': 'c'.repeat(64) }
  return site.ask('/api/v1/uploads/images', { method: 'POST', headers, body })
}
const keptFiles = async () => (await site.owner.query('select from files')).rowCount

test('while the bucket is away uploads are answered 503, nothing of them is kept, the alert fires, and all else goes on', async () => {
  const before = await site.readMetrics()
  const uploads = 6
  // Each is tried three times.
  s3.faults.push(...Array.from({ length: 3 * uploads }, (_, turn) => (turn % 2 ? 500 : ('silence' as const))))
  const refused = await Promise.all(Array.from({ length: uploads }, upload))
  for (const response of refused) {
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2'])
    expect(await response.json()).toMatchObject({ code: 'server.unavailable' })
  }
  expect([await keptFiles(), s3.objects.size, s3.faults.length]).toEqual([0, 0, 0])
  expect((await site.ask('/api/v1/products')).status).toBe(200)
  const rule = readAlertRules().find(({ alert }) => alert === 'ServerErrors')
  if (!rule) throw new Error('ServerErrors has no rule.')
  expect([fires(rule, before, before), fires(rule, await site.readMetrics(), before)]).toEqual([false, true])
})

test('once the bucket is back the same upload is kept', async () => {
  expect((await upload()).status).toBe(201)
  expect([await keptFiles(), s3.objects.size]).toEqual([1, 1])
})
