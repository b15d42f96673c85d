import { createSite } from '@chonoi/web/server/site.ts'
import { expect, test } from '../support/test.ts'
import { anyProduct, pagePaths, serverPaths } from './addresses.ts'
import { nonceOf, scriptFaults } from './script-faults.ts'

/** Headers of every answer. */
const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': expect.stringMatching(/^(?:DENY|SAMEORIGIN)$/),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': expect.stringMatching(/^(?:same|cross)-origin$/),
  'permissions-policy': expect.stringContaining('camera=()'),
  'content-security-policy': expect.stringMatching(/frame-ancestors|sandbox/),
}
const headersOf = ({ headers }: Response) => Object.fromEntries(headers)

test('every route of the server itself stands in the list', () => {
  const never = () => Promise.reject(new Error('not called'))
  const { routes } = createSite({
    api: {} as Parameters<typeof createSite>[0]['api'],
    ...{ render: never, clientFolder: '.', storybookFolder: '.', trustsProxy: false, isDemo: true, publicUrl: '' },
  })
  const patterns = new Set(routes.map(({ path }) => path))
  // The last answers with a page.
  for (const known of [...Object.keys(serverPaths('')), '*']) patterns.delete(known)
  expect([...patterns]).toEqual([])
})

test('every answer of the server has a content type and security headers, and none is a failure', async ({ site }) => {
  const { imageUrl } = await anyProduct(site.origin)
  for (const path of Object.values(serverPaths(imageUrl)).flat()) {
    const response = await fetch(site.origin + path, { redirect: 'manual' })
    const headers = headersOf(response)
    expect({ path, ...headers }).toMatchObject({ path, ...everywhere })
    expect({ path, fails: response.status >= 500 }).toEqual({ path, fails: false })
    const isFramedByItself = path.startsWith('/storybook')
    if (!isFramedByItself) expect(headers['content-security-policy']).not.toMatch(/unsafe-|\*/)
    const body = Buffer.from(await response.arrayBuffer())
    if (body.length > 0) expect({ path, type: headers['content-type'] }).toEqual({ path, type: expect.any(String) })
  }
})

test('every page runs only scripts with its own nonce and is not cached', async ({ site }) => {
  const { id } = await anyProduct(site.origin)
  const nonces = new Set<string>()
  const paths = [...pagePaths(id), '/nothing/at/all']
  for (const path of paths) {
    const response = await fetch(site.origin + path)
    const headers = headersOf(response)
    expect({ path, ...headers }).toMatchObject({ path, ...everywhere, 'cache-control': 'private, no-store' })
    const policy = headers['content-security-policy'] ?? ''
    for (const rule of [
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ])
      expect(policy).toContain(rule)
    expect(policy).not.toMatch(/unsafe-|\*|https?:/)
    const nonce = nonceOf(policy)
    nonces.add(nonce)
    expect({ path, wrong: scriptFaults(await response.text(), nonce) }).toEqual({ path, wrong: [] })
  }
  expect(nonces.size).toBe(paths.length)
})

test('redirects stay on the site', async ({ site }) => {
  for (const path of [
    '//evil.example',
    '/\\evil.example',
    '/%2f%2fevil.example',
    '/products//evil.example',
    '/login?next=//evil.example',
  ]) {
    const { headers } = await fetch(site.origin + path, { redirect: 'manual' })
    const location = headers.get('location')
    if (location) expect(new URL(location, site.origin).origin).toBe(new URL(site.origin).origin)
  }
})

test('pages refuse write methods', async ({ site }) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    const response = await fetch(`${site.origin}/products`, { method })
    expect([method, response.status, headersOf(response)]).toMatchObject([method, 405, everywhere])
  }
})
