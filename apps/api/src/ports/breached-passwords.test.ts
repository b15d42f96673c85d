import { createHash } from 'node:crypto'
import { type AddressInfo } from 'node:net'
import { createServer, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { rangesOfBreachedPasswords } from './breached-passwords.ts'

const asked: IncomingMessage[] = []
let answer: { status: number; text: string }
const server = createServer((request, response) => {
  asked.push(request)
  response.writeHead(answer.status).end(answer.text)
})
beforeAll(() => new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening)))
beforeEach(() => void asked.splice(0))
afterAll(() => new Promise((closed) => server.close(closed)))

const warn = vi.fn<(error: unknown) => void>()
const breaches = () =>
  rangesOfBreachedPasswords(`http://127.0.0.1:${(server.address() as AddressInfo).port}/range/`, fetch, warn)
const digits = createHash('sha1').update('mật khẩu ở đây').digest('hex').toUpperCase()
const [beginning, ending] = [digits.slice(0, 5), digits.slice(5)]

test('contains: sends five digits of the hash alone, and knows the ending', async () => {
  answer = { status: 200, text: `${'0'.repeat(35)}:3\r\n${ending}:42\r\n${'F'.repeat(35)}:1` }
  expect(await breaches().contains('mật khẩu ở đây')).toBe(true)
  expect(asked.map(({ url, headers }) => [url, headers['add-padding']])).toEqual([[`/range/${beginning}`, 'true']])
})

test.each([
  ['another ending', `${'0'.repeat(35)}:3`],
  ['padding', `${ending}:0`],
  ['nothing', ''],
])('contains: %s is no breach', async (_, text) => {
  answer = { status: 200, text }
  expect(await breaches().contains('mật khẩu ở đây')).toBe(false)
  expect(warn).not.toHaveBeenCalled()
})

test('contains: a service that fails keeps nobody from registering, and is told', async () => {
  answer = { status: 503, text: `${ending}:42` }
  expect(await breaches().contains('mật khẩu ở đây')).toBe(false)
  expect(warn).toHaveBeenCalledOnce()
})

test('contains: is the same for every way to type a letter', async () => {
  answer = { status: 200, text: `${ending}:1` }
  expect(await breaches().contains('mật khẩu ở đây'.normalize('NFD'))).toBe(true)
})
