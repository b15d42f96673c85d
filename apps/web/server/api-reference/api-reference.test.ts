import { expect, test } from 'vitest'
import { createSite, type SiteOptions } from '../site.ts'

const site = createSite({
  // Nothing here reaches the API.
  api: {} as SiteOptions['api'],
  render: () => new Response('the page of the site', { status: 404 }),
  trustsProxy: false,
  isDemo: false,
  publicUrl: 'http://localhost:3000',
})
const get = (path: string) => site.request(path, {}, { incoming: {} })

interface Shown {
  operationId: string
  parameters?: { name?: string; example?: unknown; $ref?: string }[]
  requestBody?: { content: Record<string, { example?: unknown }> }
  responses: Record<string, { content?: Record<string, { example?: unknown }> }>
}
const readDocument = async () => {
  const document = (await (await get('/api/v1/openapi.json')).json()) as {
    paths: Record<string, Record<string, Shown>>
  }
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  )
}

test('the document shows an example of every JSON answer and of every JSON body', async () => {
  const silent = (await readDocument()).flatMap(({ operation }) => {
    const [, answer] = Object.entries(operation.responses).find(([status]) => status.startsWith('2')) ?? []
    const media = [operation.requestBody?.content, answer?.content].map((content) => content?.['application/json'])
    return media.some((one) => one && one.example === undefined) ? [operation.operationId] : []
  })
  expect(silent).toEqual([])
})

test('the document gives every parameter of a path an example', async () => {
  const silent = (await readDocument()).flatMap(({ path, operation }) =>
    [...path.matchAll(/\{(\w+)\}/g)]
      .filter(([, name]) => operation.parameters?.find((one) => one.name === name)?.example === undefined)
      .map(([, name]) => `${operation.operationId} ${name}`),
  )
  expect(silent).toEqual([])
})

test('the document says which header every write needs', async () => {
  const silent = (await readDocument()).filter(
    ({ method, operation }) =>
      method !== 'get' && !operation.parameters?.some(({ $ref }) => $ref === '#/components/parameters/CsrfToken'),
  )
  expect(silent).toEqual([])
})

test('tools of other origins may read the document', async () => {
  expect((await get('/api/v1/openapi.json')).headers.get('access-control-allow-origin')).toBe('*')
})

test('the reference is served with its own scripts and styles, and nothing inline runs', async () => {
  const moved = await get('/api/docs')
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/api/docs/'])
  const page = await get('/api/docs/')
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self';")
  const files = [...(await page.text()).matchAll(/(?:src|href)="([^"/][^"]*)"/g)].map(([, file]) => file)
  expect(files).toEqual(['swagger-ui.css', 'reference.css', 'swagger-ui-bundle.js', 'reference.js'])
  for (const file of files) {
    const answer = await get(`/api/docs/${file}`)
    expect({ [String(file)]: [answer.status, answer.headers.get('content-type')?.split(';')[0]] }).toEqual({
      [String(file)]: [200, file?.endsWith('.css') ? 'text/css' : 'text/javascript'],
    })
  }
})

test('/llms.txt names the document and the reference by their whole addresses', async () => {
  const text = await (await get('/llms.txt')).text()
  expect(text).toContain('(http://localhost:3000/api/v1/openapi.json)')
  expect(text).toContain('(http://localhost:3000/api/docs/)')
})

test('no other file of its folder is served', async () => {
  for (const file of ['package.json', 'index.html', '..%2fpackage.json'])
    expect((await get(`/api/docs/${file}`)).status, file).toBe(404)
})
