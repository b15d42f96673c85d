import sharp from 'sharp'
import { expect, test } from 'vitest'
import { arrangeDeposit } from '../../../test/testing/arrange-deposits.ts'
import { arrangePerson, arrangeShop } from '../../../test/testing/arrange.ts'
import { csrfToken, newKey, useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
const pdf = new TextEncoder().encode('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< >>\n%%EOF\n')

async function upload(token: string, bytes: Uint8Array<ArrayBuffer>, name: string, field = 'file') {
  const form = new FormData()
  form.set(field, new File([bytes], name))
  const headers = { authorization: `Bearer ${token}`, 'x-csrf-token': csrfToken }
  const response = await server.send('/manual-deposits/upload-proof', { method: 'POST', headers, body: form })
  return { status: response.status, answer: (await response.json()) as { url: string; code: string; fileName: string } }
}

async function picture(): Promise<Uint8Array<ArrayBuffer>> {
  const image = sharp({ create: { width: 40, height: 30, channels: 3, background: '#2563eb' } })
  return new Uint8Array(
    await image
      .jpeg()
      .withExif({ IFD0: { Artist: 'Secret Person' } })
      .toBuffer(),
  )
}

function tell(token: string, proofUrl: string) {
  return server.client(token).POST('/manual-deposits', {
    params: { header: { 'Idempotency-Key': newKey() } },
    body: {
      amountInCents: 50_000_000,
      bankName: 'ACB',
      bankReference: 'FT1',
      transferDateTime: '2026-11-01T00:00:00Z',
      proofUrl,
    },
  })
}

const download = (token: string, proofUrl: string) =>
  server.send(proofUrl.replace('/api/v1', ''), { headers: { authorization: `Bearer ${token}` } })

test('[WAL-04] uploadDepositProof: re-encodes an image and stores it privately for its owner and the platform', async () => {
  const person = await arrangePerson(server)
  const { status, answer } = await upload(person.token, await picture(), 'biên lai.jpg')
  expect(status).toBe(201)
  expect(answer.fileName).toBe('biên lai.jpg')
  const { data } = await tell(person.token, answer.url)
  const admin = await arrangePerson(server, { role: 'ADMIN' })
  for (const { token } of [person, admin]) {
    const response = await download(token, data?.proofUrl ?? '')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; .*\.webp$/)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('cache-control')).toContain('no-store')
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(bytes.toString('latin1')).not.toContain('Secret Person')
    expect((await sharp(bytes).metadata()).format).toBe('webp')
  }
  const shop = await arrangeShop(server)
  for (const stranger of [
    await arrangePerson(server),
    await arrangePerson(server, { shop: shop.id, shopRole: 'ADMIN' }),
  ])
    expect((await download(stranger.token, data?.proofUrl ?? '')).status).toBe(404)
  expect((await server.send((data?.proofUrl ?? '').replace('/api/v1', ''))).status).toBe(401)
})

test('uploadDepositProof: stores a PDF unchanged, detected by its content whatever its name', async () => {
  const person = await arrangePerson(server)
  const { status, answer } = await upload(person.token, pdf, '../../bien-lai.jpg')
  expect([status, answer.fileName]).toEqual([201, 'bien-lai.jpg'])
  const { data } = await tell(person.token, answer.url)
  const response = await download(person.token, data?.proofUrl ?? '')
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; .*\.pdf$/)
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(pdf)
})

test.each([
  ['a script called a picture', '<script>alert(1)</script>', 'anh.png'],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>', 'anh.svg'],
  ['a PDF without its end', '%PDF-1.7 nothing else', 'a.pdf'],
  ['a page that only ends like a PDF', '<html>%PDF-1.7 %%EOF', 'a.pdf'],
])('uploadDepositProof: refuses %s', async (_, content, name) => {
  const { token } = await arrangePerson(server)
  const { status, answer } = await upload(token, new TextEncoder().encode(content), name)
  expect([status, answer.code]).toEqual([422, 'upload.type_not_allowed'])
})

test('uploadDepositProof: refuses missing, empty and too large files', async () => {
  const { token } = await arrangePerson(server)
  expect((await upload(token, pdf, 'a.pdf', 'other')).status).toBe(422)
  expect((await upload(token, new Uint8Array(0), 'a.pdf')).status).toBe(422)
  const large = await upload(token, new Uint8Array(10_000_001), 'a.pdf')
  expect([large.status, large.answer.code]).toEqual([413, 'upload.too_large'])
})

test('uploadDepositProof: refuses uploads over the quota', async () => {
  const person = await arrangePerson(server)
  await server.owner.query(
    `insert into files (owner_id, storage_key, content_type, size_in_bytes, is_private, original_name)
     values ($1, gen_random_uuid()::text, 'application/pdf', 499999990, true, 'x')`,
    [person.id],
  )
  const { status, answer } = await upload(person.token, pdf, 'a.pdf')
  expect([status, answer.code]).toEqual([422, 'upload.quota_exceeded'])
})

test("createManualDeposit: accepts only the caller's own, unused proof", async () => {
  const person = await arrangePerson(server)
  const { answer } = await upload(person.token, pdf, 'a.pdf')
  const stolen = await tell((await arrangePerson(server)).token, answer.url)
  expect([stolen.response.status, stolen.error?.fields?.[0]?.path]).toEqual([422, 'proofUrl'])
  expect((await tell(person.token, answer.url)).response.status).toBe(201)
  const twice = await tell(person.token, answer.url)
  expect([twice.response.status, twice.error?.fields?.[0]?.path]).toEqual([422, 'proofUrl'])
})

test('updateDeposit: adds a proof to a pending deposit', async () => {
  const person = await arrangePerson(server)
  const { id } = await arrangeDeposit(server, person.id)
  const { answer } = await upload(person.token, pdf, 'a.pdf')
  const { data } = await server.client(person.token).PATCH('/deposits/{id}', {
    params: { path: { id } },
    body: { proofUrl: answer.url },
  })
  expect((await download(person.token, data?.proofUrl ?? '')).status).toBe(200)
})

test('getDepositProof: not found for a deposit without a proof', async () => {
  const person = await arrangePerson(server)
  const { id } = await arrangeDeposit(server, person.id)
  expect((await download(person.token, `/deposits/${id}/proof`)).status).toBe(404)
})
