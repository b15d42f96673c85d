import { expect, test } from 'vitest'
import { callProvider } from './provider-client.ts'

const answering = (response: Response) => ({ gateway: 'momo' as const, fetch: () => Promise.resolve(response) })
const call = (response: Response) => callProvider(answering(response), 'https://provider.test/', { method: 'GET' })

test.each([
  [
    'a redirect to another host',
    new Response(null, { status: 302, headers: { location: 'https://evil.test' } }),
    'redirected',
  ],
  ['HTML in place of JSON', new Response('<html></html>'), 'unreadable'],
  ['a list', new Response('[]'), 'unreadable'],
  ['nothing', new Response(''), 'unreadable'],
  ['a server error', new Response('{}', { status: 502 }), 'server_error'],
  ['more than a megabyte', new Response(`{"a":"${'x'.repeat(1_000_001)}"}`), 'unreadable'],
])('callProvider: %s is a fault', async (_, response, code) => {
  await expect(call(response)).rejects.toMatchObject({ name: 'GatewayFault', code })
})

test('callProvider: gives up after the timeout', async () => {
  const fetch: typeof globalThis.fetch = (_, init) =>
    new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)))
  const silent = callProvider({ gateway: 'momo', fetch, timeoutMs: 5 }, 'https://provider.test/', { method: 'GET' })
  await expect(silent).rejects.toMatchObject({ code: 'timed_out' })
})

test('callProvider: a refused connection is a fault', async () => {
  const fetch = () => Promise.reject(new TypeError('fetch failed'))
  await expect(
    callProvider({ gateway: 'momo', fetch }, 'https://provider.test/', { method: 'GET' }),
  ).rejects.toMatchObject({
    code: 'unreachable',
  })
})
