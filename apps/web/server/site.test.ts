import type { PublicPlatformSettings } from '@chonoi/contract'
import type { HttpBindings } from '@hono/node-server'
import { expect, test } from 'vitest'
import { createSite, type SiteOptions } from './site.ts'

/** Records the client addresses and the files requested of the site. */
function siteWith(more: Partial<SiteOptions> = {}) {
  const addresses: (string | undefined)[] = []
  const requestIds: (string | undefined)[] = []
  const errors: unknown[] = []
  const api = {
    fetch: async (_request: Request, connection?: { address?: string; requestId?: string }) => {
      requestIds.push(connection?.requestId)
      addresses.push(connection?.address)
      return Response.json({})
    },
    ports: {
      files: { read: async () => undefined },
      log: { error: (error: unknown) => errors.push(error) },
    },
  } as unknown as SiteOptions['api']
  const render = async () => new Response('<html></html>')
  const site = createSite({ api, render, trustsProxy: false, isDemo: false, publicUrl: 'http://chonoi.test', ...more })
  const env = { incoming: { socket: { remoteAddress: '192.0.2.1' } } } as HttpBindings
  const send = async (path: string, init: RequestInit = {}, more = {}) => site.request(path, init, { ...env, ...more })
  const ask = async (path: string, headers: Record<string, string> = {}) => send(path, { headers })
  return { ask, send, addresses, requestIds, errors }
}

test.each(['%', '%ff', '%E0%A4%A.webp', 'public/%.webp'])('/files/%s is 404, without an error', async (key) => {
  const { ask, errors } = siteWith()
  const answer = await ask(`/files/${key}`)
  expect(answer.status).toBe(404)
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(errors).toEqual([])
})

const addressOf = async (trustsProxy: boolean, forwarded: string) => {
  const { ask, addresses } = siteWith({ trustsProxy })
  await ask('/api/v1/health', { 'x-forwarded-for': forwarded })
  return addresses[0]
}

test("without a proxy the client address is the connection's, whatever the header says", async () => {
  expect(await addressOf(false, '203.0.113.9')).toBe('192.0.2.1')
})

test('behind a proxy the client address is the last one, which the proxy wrote, not earlier ones from the client', async () => {
  expect(await addressOf(true, '198.51.100.7, 203.0.113.9')).toBe('203.0.113.9')
  expect(await addressOf(true, '203.0.113.9')).toBe('203.0.113.9')
})

test.each(['', ' ', '203.0.113.9,', ' , '])(
  'behind a proxy "%s" is no address, so the connection address is used',
  async (header) => {
    expect(await addressOf(true, header)).toBe('192.0.2.1')
  },
)

const ownId = expect.stringMatching(/^[0-9a-f-]{36}$/) as string

test.each([
  [false, 'req-12345678', ownId],
  [true, 'req-12345678', 'req-12345678'],
  [true, 'short', ownId],
  [true, 'with "quotes" and spaces', ownId],
  [true, 'x'.repeat(65), ownId],
])('trusting a proxy %s, a request with the id %s is answered and passed on as %s', async (trustsProxy, given, id) => {
  const { ask, requestIds } = siteWith({ trustsProxy })
  const answer = await ask('/api/v1/health', { 'x-request-id': given })
  expect(answer.headers.get('x-request-id')).toEqual(id)
  expect(requestIds).toEqual([answer.headers.get('x-request-id')])
})

test('a page that fails is logged under the id with which it is answered', async () => {
  const { ask, errors } = siteWith({ render: () => Promise.reject(new Error('broken')) })
  const answer = await ask('/')
  expect(errors).toMatchObject([{ requestId: answer.headers.get('x-request-id') }])
})

test('pages are told by the pattern that the router matched, kept ones too, and everything else as none', async () => {
  const pages: object[] = []
  const render: SiteOptions['render'] = async (request, { context }) => {
    if (new URL(request.url).pathname.startsWith('/products/')) context.onMatched('/products/$productId')
    return new Response('<html></html>')
  }
  const { ask } = siteWith({ render, onPage: ({ route, status }) => pages.push({ route, status }) })
  for (const path of ['/products/an-address', '/products/an-address', '/nothing-of-ours']) await ask(path)
  expect(pages).toEqual([
    ...Array.from({ length: 2 }, () => ({ route: '/products/$productId', status: 200 })),
    { route: 'none', status: 200 },
  ])
})

test.each(['/', '/api/v1/health', '/files/nothing.webp', '/robots.txt', '/nothing'])(
  '%s of an https site sends HSTS for a year',
  async (path) => {
    const header = 'strict-transport-security'
    const secure = await siteWith({ publicUrl: 'https://chonoi.test' }).ask(path)
    expect(secure.headers.get(header)).toBe('max-age=31536000; includeSubDomains')
    expect((await siteWith().ask(path)).headers.has(header)).toBe(false)
  },
)

test.each([
  [false, /^default-src 'self'; script-src 'nonce-/],
  [true, /^frame-ancestors 'none'$/],
])("a page's policy, in development %s, is its own and not that of files", async (isDevelopment, policy) => {
  const page = await siteWith({ isDevelopment }).ask('/')
  expect(page.headers.get('content-security-policy')).toMatch(policy)
})

test('a page is rendered once for two visitors, and each answer has its own nonce', async () => {
  let renders = 0
  const render: SiteOptions['render'] = async (_request, { context }) => {
    renders += 1
    return new Response(`<script nonce="${context.nonce}"></script>`)
  }
  const { ask } = siteWith({ render })
  const answers = await Promise.all([ask('/'), ask('/')])
  const nonces = await Promise.all(
    answers.map(async (answer) => {
      const [, nonce = ''] = /nonce="([^"]+)"/.exec(await answer.text()) ?? []
      expect(answer.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`)
      return nonce
    }),
  )
  expect(renders).toBe(1)
  expect(new Set(nonces).size).toBe(2)
})

test.each([
  ['language=vi', 'language=en'],
  ['theme=light', 'theme=dark'],
])('visitors with %s and %s never share a page', async (one, other) => {
  const render: SiteOptions['render'] = async (_request, { context }) =>
    new Response(`${context.language} ${context.theme}`)
  const { ask } = siteWith({ render })
  const answers = await Promise.all([one, other].map((cookie) => ask('/', { cookie })))
  const [first, second] = await Promise.all(answers.map((answer) => answer.text()))
  expect(first).not.toBe(second)
})

test("a page doesn't depend on the Accept header of whoever asked first", async () => {
  const render: SiteOptions['render'] = async ({ headers }) => new Response(headers.get('accept'))
  const answer = await siteWith({ render }).ask('/', { accept: 'application/json' })
  expect(await answer.text()).toBe('text/html')
})

test('when too many pages wait, the next visitor is asked to come back', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const { ask } = siteWith({ render: () => promise.then((page) => page.clone()) })
  const waiting = Array.from({ length: 502 }, (_, index) => ask(`/products?page=${index}`))
  const refused = await ask('/')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1'])
  resolve(new Response('a page'))
  expect((await Promise.all(waiting)).every(({ status }) => status === 200)).toBe(true)
})

test.each([
  ['//other.example/x?page=2', '/other.example/x?page=2'],
  ['/products//1', '/products/1'],
])('%s leads to %s on this site', async (path, to) => {
  const answer = await siteWith().send(`http://chonoi.test${path}`)
  expect([answer.status, answer.headers.get('location')]).toEqual([308, to])
})

test('a request with two hosts is refused', async () => {
  const incoming = { rawHeaders: ['Host', 'chonoi.test', 'host', 'other.example'], socket: {} }
  expect((await siteWith().send('/', {}, { incoming })).status).toBe(400)
})

test.each(['POST', 'DELETE', 'PROPFIND'])(
  '%s of a page is refused with the methods that pages take',
  async (method) => {
    const answer = await siteWith().send('/products', { method })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  },
)

test('[ADM-SET-12] under maintenance visitors get a calm page with 503 and Retry-After', async () => {
  const { ask } = siteWith({ isUnderMaintenance: async () => true })
  const answer = await ask('/products', { cookie: 'language=en' })
  expect(answer.status).toBe(503)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await answer.text()).toContain('The marketplace is under maintenance')
})

const databaseAway = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

test('while the database is away a page is rendered, although nobody knows about maintenance', async () => {
  const { ask, errors } = siteWith({ isUnderMaintenance: () => Promise.reject(databaseAway) })
  const answer = await ask('/products')
  expect([answer.status, await answer.text()]).toEqual([200, '<html></html>'])
  expect(errors).toEqual([])
})

test('a fault in reading about maintenance is no outage', async () => {
  const { ask, errors } = siteWith({ isUnderMaintenance: () => Promise.reject(new TypeError('x is undefined')) })
  expect((await ask('/products')).status).toBe(500)
  expect(errors).toHaveLength(1)
})

test.each(['/sitemap.xml', '/news/feed.xml', '/sitemap-shop-lua-viet.xml'])(
  'while the API refuses for lack of its database, %s is 503 with Retry-After',
  async (path) => {
    const problem = { status: 503, code: 'server.unavailable', message: 'away', requestId: 'r' }
    const fetch = async () =>
      Response.json(problem, {
        status: 503,
        headers: { 'retry-after': '2', 'content-type': 'application/problem+json' },
      })
    const log = { error: () => {} }
    const { ask } = siteWith({ api: { fetch, ports: { log } } as unknown as SiteOptions['api'] })
    const answer = await ask(path)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
  },
)

test('[ADM-SET-12] under maintenance a super administrator who reloads a page is not sent the notice', async () => {
  const asked: boolean[] = []
  const { ask } = siteWith({
    isUnderMaintenance: async () => true,
    render: async (_request, { context }) => {
      asked.push(context.isUnderMaintenance)
      return new Response('<html></html>')
    },
  })
  expect((await ask('/products', { cookie: 'maintenance=works' })).status).toBe(200)
  expect(asked).toEqual([true])
})

test("the policy allows the platform's logo from its own host, and nothing else of it", async () => {
  const settings = { logoUrl: 'https://logos.test/a.svg' } as PublicPlatformSettings
  const { ask } = siteWith({ readPlatform: async () => settings })
  const policy = (await ask('/')).headers.get('content-security-policy')
  expect(policy?.split('; ').filter((rule) => rule.includes('logos.test'))).toEqual([
    "img-src 'self' data: blob: https://logos.test",
  ])
})

test.each(['/login', '/admin', '/admin/platform/settings'])(
  '[ADM-SET-12] under maintenance %s stays open for administrators',
  async (path) => {
    const { ask } = siteWith({ isUnderMaintenance: async () => true })
    expect((await ask(path)).status).toBe(200)
  },
)

const place = '0/16B3748'
const readsOfPages = (replica: object | undefined) => {
  const seen: (string | undefined)[] = []
  const api = {
    replica,
    fetch: async (_request: Request, { wroteAt }: { wroteAt?: string } = {}) => {
      seen.push(wroteAt)
      return Response.json({})
    },
    ports: { log: { error: () => {} } },
  } as unknown as SiteOptions['api']
  const render: SiteOptions['render'] = async (_request, { context }) => {
    await context.apiFetch(new Request('http://chonoi.test/api/v1/products'))
    return new Response('<html></html>')
  }
  return { ...siteWith({ api, render }), seen }
}

test('a page for somebody who wrote a moment ago is rendered for them, from what has their write', async () => {
  const { ask, seen } = readsOfPages({})
  await ask('/products')
  await ask('/products', { cookie: `written=${place}` })
  expect(seen).toEqual([undefined, place])
})

test('without a replica a place of the last write makes no page of its own', async () => {
  const { ask, seen } = readsOfPages(undefined)
  await ask('/products')
  await ask('/products', { cookie: `written=${place}` })
  expect(seen).toEqual([undefined])
})
