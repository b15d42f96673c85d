import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type ArrangedPerson, arrangePerson } from '../../../test/testing/arrange.ts'
import { bytesOf } from '../../../test/testing/hostile-files/hostile-file.ts'
import { plainPng } from '../../../test/testing/hostile-files/png-parts.ts'
import { csrfToken, useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
const png = plainPng(8, 8, true)
/** In milliseconds of the processor, which waiting doesn't use. The dearest of these forms takes 0.3 s. */
const maxProcessorTime = 5000
let person: ArrangedPerson

beforeAll(async () => {
  person = await arrangePerson(server)
})
afterEach(() => vi.unstubAllGlobals())

interface Sent {
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>
  contentType?: string
}

async function send({ body, contentType = 'multipart/form-data; boundary=b' }: Sent) {
  const before = process.cpuUsage()
  const response = await server.send('/uploads/images', {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}`, 'x-csrf-token': csrfToken, 'content-type': contentType },
    body,
    duplex: 'half',
  } as RequestInit)
  const { code } = (await response.json()) as { code?: string }
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(maxProcessorTime)
  return { status: response.status, code }
}

/** Returns what is called when a form is parsed. */
function watchParsing() {
  const parse = vi.fn<() => void>()
  class WatchedResponse extends Response {
    constructor(...given: ConstructorParameters<typeof Response>) {
      super(...given)
      const whole = this.formData.bind(this)
      Object.defineProperty(this, 'formData', {
        value() {
          parse()
          return whole()
        },
      })
    }
  }
  vi.stubGlobal('Response', WatchedResponse)
  return parse
}

const part = (disposition: string, content: Uint8Array | string = png, more = '') =>
  bytesOf(`--b\r\nContent-Disposition: ${disposition}\r\n${more}\r\n`, content, '\r\n')
const form = (...parts: readonly Uint8Array[]) => new Uint8Array(bytesOf(...parts, '--b--\r\n'))
const file = part('form-data; name="file"; filename="a.png"')

test('uploadImage: accepts a form as browsers send it', async () => {
  const parse = watchParsing()
  expect(await send({ body: form(file) })).toMatchObject({ status: 201 })
  expect(parse).toHaveBeenCalledOnce()
})

test.each<[string, Sent]>([
  ['without a boundary', { body: form(file), contentType: 'multipart/form-data' }],
  ['with an empty boundary', { body: form(file), contentType: 'multipart/form-data; boundary=' }],
  ['with another boundary', { body: form(file), contentType: 'multipart/form-data; boundary=c' }],
  [
    'with a boundary of 9,000 letters',
    { body: form(file), contentType: `multipart/form-data; boundary=${'b'.repeat(9000)}` },
  ],
  ['without its end', { body: new Uint8Array(file) }],
  ['that ends inside a part', { body: new Uint8Array(file.subarray(0, -20)) }],
  ['of nothing', { body: new Uint8Array() }],
  ['of other bytes', { body: new Uint8Array(png) }],
])('uploadImage: refuses a form %s as malformed', async (_what, sent) => {
  expect(await send(sent)).toEqual({ status: 400, code: 'request.malformed' })
})

test.each<[string, Sent]>([
  ['with a name of 11 MB', { body: form(part(`form-data; name="file"; filename="${'a'.repeat(11_000_000)}"`)) }],
  [
    'with a million headers',
    { body: form(part('form-data; name="file"; filename="a"', png, 'X-A: b\r\n'.repeat(1_000_000))) },
  ],
  [
    'with 10,000 parts',
    { body: form(...Array.from({ length: 10_000 }, (_, n) => part(`form-data; name="x${n}"`, ''))) },
  ],
  ['with 10,000 files', { body: form(...Array.from({ length: 10_000 }, () => file)) }],
  ['of empty parts, 11 MB of them', { body: form(Buffer.from('--b\r\n\r\n\r\n'.repeat(1_100_000))) }],
])('uploadImage: refuses a form %s as malformed, without parsing it', async (_what, sent) => {
  const parse = watchParsing()
  expect(await send(sent)).toEqual({ status: 400, code: 'request.malformed' })
  expect(parse).not.toHaveBeenCalled()
})

test.each<[string, string]>([
  ['JSON', 'application/json'],
  ['text', 'text/plain'],
  ['a form of addresses', 'application/x-www-form-urlencoded'],
  ['mixed parts', 'multipart/mixed; boundary=b'],
  ['related parts', 'multipart/related; boundary=b'],
  ['something else before a comma', 'text/plain, multipart/form-data; boundary=b'],
])("uploadImage: doesn't parse a form with content type %s", async (_what, contentType) => {
  expect(await send({ body: form(file), contentType })).toMatchObject({
    status: 415,
    code: 'request.unsupported_media_type',
  })
})

test.each<[string, Uint8Array]>([
  ['under another name', part('form-data; name="fil"; filename="a.png"')],
  ['as text', part('form-data; name="file"')],
  ['of no bytes', part('form-data; name="file"; filename="a.png"', '')],
])('uploadImage: a file %s counts as missing', async (_what, sent) => {
  expect(await send({ body: form(sent) })).toMatchObject({ status: 422, code: 'request.invalid' })
})

test('uploadImage: stops reading a stream without a length at the limit', async () => {
  let sent = 0
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1_000_000
      controller.enqueue(new Uint8Array(1_000_000))
    },
  })
  expect(await send({ body: endless })).toMatchObject({ status: 413, code: 'request.too_large' })
  expect(sent).toBeLessThan(20_000_000)
})
