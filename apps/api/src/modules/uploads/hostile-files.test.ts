import type { OperationId } from '@chonoi/contract'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { readPublicFile } from '../../files/read-file.ts'
import { operations } from '../../http/contract-document.ts'
import { type ArrangedPerson, arrangePerson, arrangeProduct, arrangeShop } from '../../../test/testing/arrange.ts'
import { canaryText, type HostileFile } from '../../../test/testing/hostile-files/hostile-file.ts'
import { noPictures } from '../../../test/testing/hostile-files/no-pictures.ts'
import { picturesWithMore } from '../../../test/testing/hostile-files/pictures-with-more.ts'
import { csrfToken, newKey, useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
const files = [...noPictures, ...picturesWithMore]
/**
 * In milliseconds of the processor, the image library's threads included. The dearest of these files takes 1.5 s. A
 * decompression bomb would take minutes, or all memory.
 */
const maxProcessorTime = 10_000
let shop: string
/** An administrator of the shop, so that every upload operation is allowed. */
let person: ArrangedPerson

beforeAll(async () => {
  shop = (await arrangeShop(server)).id
  person = await arrangePerson(server, { shop, shopRole: 'ADMIN' })
})

/** Every upload operation that keeps the file. A product accepts few images, so each file gets its own product. */
const ways = {
  uploadImage: () => '/uploads/images',
  uploadDepositProof: () => '/manual-deposits/upload-proof',
  uploadDigitalFile: () => '/digital-files',
  uploadNewsMedia: () => '/news/media',
  uploadIdentityDocument: () => '/auth/seller-verification/document',
  addProductImage: async () => `/products/${(await arrangeProduct(server, { shop, seller: person.id })).id}/images`,
} as const satisfies Partial<Record<OperationId, () => string | Promise<string>>>
type Way = keyof typeof ways
const allWays = Object.keys(ways) as Way[]
const privateWays: readonly Way[] = ['uploadDepositProof', 'uploadDigitalFile', 'uploadIdentityDocument']
const publicWays = allWays.filter((way) => !privateWays.includes(way))

interface Answer {
  status: number
  body: { url: string; code?: string; size: number; width: number; height: number }
}

async function upload(way: Way, { bytes, fileName = 'anh.png', contentType = 'image/png' }: HostileFile) {
  const path = await ways[way]()
  const before = process.cpuUsage()
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], fileName, { type: contentType }))
  const headers = { authorization: `Bearer ${person.token}`, 'x-csrf-token': csrfToken }
  const response = await server.send(path, { method: 'POST', headers, body: form })
  const answer: Answer = { status: response.status, body: (await response.json()) as Answer['body'] }
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(maxProcessorTime)
  return answer
}

async function kept(): Promise<{ original_name: string }[]> {
  const { rows } = await server.owner.query(
    'select original_name from files where owner_id = $1 order by created_at desc',
    [person.id],
  )
  return rows
}

/** Expects a still WebP and nothing else: no metadata, no bytes after its end. */
async function expectPlainPicture(response: Response) {
  const bytes = Buffer.from(await response.arrayBuffer())
  const { format, exif, icc, xmp, iptc, pages, width, height } = await sharp(bytes).metadata()
  expect({ format, exif, icc, xmp, iptc, pages: pages ?? 1 }).toEqual({ format: 'webp', pages: 1 })
  expect(Math.max(width, height)).toBeLessThanOrEqual(2048)
  expect(bytes.readUInt32LE(4) + 8).toBe(bytes.length)
  expect(bytes.includes(canaryText)).toBe(false)
}

test('hostileFiles: contains at least 60 files', () => {
  expect(files.length).toBeGreaterThanOrEqual(60)
  expect(new Set(files.map(({ what }) => what)).size).toBe(files.length)
})

/** Reads a CSV and keeps its rows, never the file. */
const readOnly: OperationId = 'createProductImport'

test('waysIn: covers every operation that accepts a file and keeps it', () => {
  const takingFiles = operations.filter(({ body }) => body?.contentType === 'multipart/form-data')
  expect(takingFiles.map(({ id }) => id).toSorted()).toEqual([...allWays, readOnly].toSorted())
})

const refused = files.filter(({ fate }) => fate === 'refused')
const encodedAnew = files.filter(({ fate }) => fate === 'encoded anew')

test.each(refused)('$what is refused by every upload operation, and nothing is stored', async (file) => {
  const before = await kept()
  for (const way of allWays) {
    const { status, body } = await upload(way, file)
    expect([way, status, body.code]).toEqual([way, 422, 'upload.type_not_allowed'])
  }
  expect(await kept()).toEqual(before)
})

const shown = publicWays.flatMap((way) => encodedAnew.map((file) => ({ ...file, way })))
test.each(shown)('$what is re-encoded by $way and served as a plain image', async ({ way, ...file }) => {
  const { status, body } = await upload(way, file)
  expect([status, body.url]).toEqual([201, expect.stringMatching(/^\/files\/public\/\w\w\/[\w-]{36}\.webp$/)])
  const response = await readPublicFile(server.api, body.url.replace('/files/', ''))
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/webp',
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
  })
  await expectPlainPicture(response)
  const [newest] = await kept()
  expect(newest?.original_name).toMatch(/^[^/\\\p{C}]{1,200}$/u)
})

test.each(encodedAnew)('$what as a proof of transfer is re-encoded and served as a download only', async (file) => {
  const { body } = await upload('uploadDepositProof', file)
  const response = await readProof(body.url)
  expectSavedOnly(response, 'image/webp')
  await expectPlainPicture(response)
})

const pdf = (inside: string) => Buffer.from(`%PDF-1.7\n${inside}\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n`)
test.each([
  ['a PDF that is a page', pdf('<html><script>alert(1)</script>'), 'x.html'],
  ['a PDF that runs something', pdf('<< /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>'), 'x.pdf'],
  ['a PDF with a name of another kind', pdf(''), '..\\hoá đơn\u202Efdp.exe'],
])('%s is stored for its owner and served as a download only', async (what, bytes, fileName) => {
  const { status, body } = await upload('uploadDepositProof', {
    what,
    bytes,
    fileName,
    fate: 'encoded anew',
  })
  expect(status).toBe(201)
  expectSavedOnly(await readProof(body.url), 'application/pdf')
})

test.each([
  ['a page with the beginning of a PDF inside', Buffer.from('<html>%PDF-1.7 %%EOF')],
  ['a PDF without end', Buffer.from('%PDF-1.7\n1 0 obj')],
  ['a PDF of no version', Buffer.from('%PDF-x\n%%EOF')],
])('uploadDepositProof: refuses %s', async (what, bytes) => {
  const { body } = await upload('uploadDepositProof', { what, bytes, fileName: 'x.pdf', fate: 'refused' })
  expect(body.code).toBe('upload.type_not_allowed')
})

function expectSavedOnly(response: Response, contentType: string) {
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': contentType,
    'content-disposition': expect.stringMatching(/^attachment; filename\*=UTF-8''[\w-]+\.(?:webp|pdf)$/),
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
}

/** Reads the proof as its owner does, through its deposit. */
async function readProof(proofUrl: string): Promise<Response> {
  const { data } = await server.client(person.token).POST('/manual-deposits', {
    params: { header: { 'Idempotency-Key': newKey() } },
    body: {
      ...{ amountInCents: 50_000_000, bankName: 'ACB', bankReference: newKey() },
      ...{ transferDateTime: '2026-11-01T00:00:00Z', proofUrl },
    },
  })
  const url = data?.proofUrl?.replace('/api/v1', '') ?? ''
  return server.send(url, { headers: { authorization: `Bearer ${person.token}` } })
}
