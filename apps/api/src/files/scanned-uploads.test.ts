import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { arrangePerson, arrangeShop } from '../../test/testing/arrange.ts'
import { type ClamdServer, openClamdServer, testVirus } from '../../test/testing/clamd-server.ts'
import { csrfToken, useTestApi } from '../../test/testing/test-api.ts'
import { clamdScanner } from '../ports/malware/clamd-scanner.ts'
import type { MalwareScanner } from '../ports/malware/malware-scanner.ts'

let clamd: ClamdServer
const scanner: MalwareScanner = { find: (bytes) => clamdScanner(clamd.options).find(bytes) }
const server = useTestApi(() => ({ scanner }))
beforeAll(async () => {
  clamd = await openClamdServer()
})
beforeEach(() => clamd.faults.splice(0))
afterAll(() => clamd.close())

const pdf = (content: string) =>
  `%PDF-1.7\n% ${content}\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< >>\n%%EOF\n`
const seller = async () => {
  const shop = await arrangeShop(server)
  return (await arrangePerson(server, { shop: shop.id, shopRole: 'SELLER', actsIn: 'shop' })).token
}
const customer = async () => (await arrangePerson(server)).token
const uploads = [
  ['/manual-deposits/upload-proof', customer],
  ['/auth/seller-verification/document', customer],
  ['/digital-files', seller],
] as const

async function upload(path: string, token: string, content: string) {
  const form = new FormData()
  form.set('file', new File([content], 'tệp.pdf'))
  const headers = { authorization: `Bearer ${token}`, 'x-csrf-token': csrfToken }
  const response = await server.send(path, { method: 'POST', headers, body: form })
  return { status: response.status, code: ((await response.json()) as { code?: string }).code }
}

const countFiles = async () => (await server.owner.query<{ n: number }>('select count(*)::int n from files')).rows[0]?.n

test.each(uploads)('%s: a PDF with malware is refused and not kept', async (path, arrangeCaller) => {
  const token = await arrangeCaller()
  const before = await countFiles()
  expect(await upload(path, token, pdf(testVirus))).toEqual({ status: 422, code: 'upload.malware' })
  expect(await countFiles()).toBe(before)
  expect((await upload(path, token, pdf('sạch'))).status).toBe(201)
  expect(await countFiles()).toBe((before ?? 0) + 1)
})

test.each(uploads)(
  '%s: while the scanner is away nothing is kept and another attempt may help',
  async (path, arrangeCaller) => {
    const token = await arrangeCaller()
    const before = await countFiles()
    clamd.faults.push('silence')
    expect(await upload(path, token, pdf('sạch'))).toEqual({ status: 503, code: 'server.unavailable' })
    expect(await countFiles()).toBe(before)
  },
)
