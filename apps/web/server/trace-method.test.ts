import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { serve } from '@hono/node-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSite, type SiteOptions } from './site.ts'

let server: Server
beforeAll(async () => {
  const api = {
    fetch: async (asked: Request) => new Response('no', { status: asked.method === 'TRACE' ? 405 : 200 }),
    ports: { log: { error: () => {} }, files: { read: async () => undefined } },
  } as unknown as SiteOptions['api']
  const render = async () => new Response('<html></html>')
  const site = createSite({ api, render, trustsProxy: false, isDemo: false, publicUrl: 'http://chonoi.test' })
  await new Promise<void>((ready) => {
    server = serve({ fetch: site.fetch, port: 0, hostname: '127.0.0.1', createServer }, () => ready()) as Server
  })
})
afterAll(() => void server.close())

test.each(['/', '/products', '/api/v1/products', '/files/public/ab/one.webp', '/robots.txt'])(
  'TRACE %s is refused, and what was sent does not come back',
  async (path) => {
    const { port } = server.address() as AddressInfo
    const response = await new Promise<IncomingMessage>((answered, failed) => {
      const sent = request({ port, host: '127.0.0.1', path, method: 'TRACE', headers: { 'x-mark': 'canary' } })
      sent.once('response', answered)
      sent.once('error', failed)
      sent.end()
    })
    expect(response.statusCode).toBeGreaterThanOrEqual(400)
    expect(await text(response)).not.toContain('canary')
  },
)
