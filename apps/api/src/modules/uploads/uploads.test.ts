import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readPublicFile } from '../../files/read-file.ts'
import { uploadQuotaBytes } from '../../files/store-file.ts'
import { arrangePerson } from '../../../test/testing/arrange.ts'
import { csrfToken, useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()

const blank = { width: 60, height: 40, channels: 3, background: '#0f766e' } as const
const picture = (create: { width: number; height: number } = blank) => sharp({ create: { ...blank, ...create } })

interface Answer {
  url: string
  size: number
  code?: string
  fields?: unknown
}

async function upload(token: string, bytes: Uint8Array | null, name = 'anh.png') {
  const form = new FormData()
  if (bytes) form.set('file', new File([new Uint8Array(bytes)], name))
  const response = await server.send('/uploads/images', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'x-csrf-token': csrfToken },
    body: form,
  })
  return { status: response.status, body: (await response.json()) as Answer }
}
const served = (url: string) => readPublicFile(server.api, url.replace('/files/', ''))

test('uploadImage: re-encodes an image without metadata and serves it publicly, cacheable forever', async () => {
  const { token, id } = await arrangePerson(server)
  const bytes = await picture()
    .withExif({ IFD0: { Copyright: 'bí mật' } })
    .jpeg()
    .toBuffer()
  const { status, body } = await upload(token, bytes, '../../etc/ảnh.svg')
  expect(status).toBe(201)
  expect(body).toMatchObject({
    width: 60,
    height: 40,
    url: expect.stringMatching(/^\/files\/public\/\w\w\/[\w-]+\.webp$/),
  })
  const response = await served(body.url)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
  })
  const sent = Buffer.from(await response.arrayBuffer())
  expect(sent.length).toBe(body.size)
  const metadata = await sharp(sent).metadata()
  expect([metadata.format, metadata.exif]).toEqual(['webp', undefined])
  const { rows } = await server.owner.query('select original_name, is_private from files where owner_id = $1', [id])
  expect(rows).toEqual([{ original_name: 'ảnh.svg', is_private: false }])
})

test('uploadImage: shrinks an image larger than any screen', async () => {
  const { token } = await arrangePerson(server)
  const { body } = await upload(token, await picture({ width: 4000, height: 1000 }).png().toBuffer())
  expect(body).toMatchObject({ width: 2048, height: 512 })
})

test.each([
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['the start of a picture followed by something else', '\x89PNG\r\n\x1a\n<script>alert(1)</script>'],
])('uploadImage: refuses %s whatever its name', async (_what, content) => {
  const { token } = await arrangePerson(server)
  const { status, body } = await upload(token, Buffer.from(content, 'latin1'), 'anh.png')
  expect([status, body.code]).toEqual([422, 'upload.type_not_allowed'])
})

test('[API-16] uploadImage: a missing or empty file is refused at its field', async () => {
  const { token } = await arrangePerson(server)
  for (const bytes of [null, new Uint8Array()]) {
    const { status, body } = await upload(token, bytes)
    expect([status, body.fields]).toEqual([422, [{ path: 'file', code: 'required' }]])
  }
})

test('uploadImage: refuses files over 10 MB and stops reading much larger ones', async () => {
  const { token } = await arrangePerson(server)
  expect((await upload(token, new Uint8Array(10_000_001))).body).toMatchObject({
    status: 413,
    code: 'upload.too_large',
  })
  expect((await upload(token, new Uint8Array(12_500_000))).body).toMatchObject({
    status: 413,
    code: 'request.too_large',
  })
})

test('uploadImage: enforces the quota under concurrent uploads', async () => {
  const { token, id } = await arrangePerson(server)
  const bytes = await picture().png().toBuffer()
  const { body } = await upload(token, bytes)
  await server.owner.query(
    `insert into files (owner_id, storage_key, content_type, size_in_bytes, is_private, original_name)
     values ($1, 'public/aa/other.webp', 'image/webp', $2, false, 'x')`,
    [id, uploadQuotaBytes - 3 * body.size],
  )
  const answers = await Promise.all(Array.from({ length: 8 }, () => upload(token, bytes)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(2)
  expect(answers.filter(({ body: { code } }) => code === 'upload.quota_exceeded')).toHaveLength(6)
})

test('[API-14] uploadImage: refuses visitors', async () => {
  expect((await upload('', await picture().png().toBuffer())).status).toBe(401)
})

test("readFile: serves the demo's images like uploads", async () => {
  const key = 'demo/v1/gom-bat-trang/binh-hoa-1.webp'
  await server.api.ports.files.write(key, await picture().webp().toBuffer())
  expect((await served(`/files/${key}`)).headers.get('content-type')).toBe('image/webp')
})

test("readFile: doesn't serve private files, unknown files or other paths", async () => {
  const secret = 'private/aa/00000000-0000-4000-8000-000000000000.webp'
  await server.api.ports.files.write(secret, new Uint8Array([1]))
  const paths = [
    secret,
    'public/aa/unknown.webp',
    `public/../${secret}`,
    `public/%2e%2e/${secret}`,
    'public//aa.webp',
    'public/aa/page.html',
    '/etc/passwd',
    '',
  ]
  for (const path of paths) expect((await readPublicFile(server.api, path)).status).toBe(404)
})
