import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { type PushedMessage, pushService } from '@chonoi/api/testing/push-service'

/** Where the site's server finds the endpoint of a test: `reachTestEndpoints` reads the port from the address. */
const host = 'fcm.googleapis.com'
const place = 'endpoint-of-test'

export interface PushEndpoint {
  /** The subscription of a browser, as its JSON text. */
  subscription: string
  /** What has come for that browser, decrypted with its keys. */
  messages: () => PushedMessage[]
  close: () => Promise<void>
}

/** A push service of the test's own: it checks who sends (RFC 8292) and decrypts as the browser would (RFC 8291). */
export async function openPushEndpoint(): Promise<PushEndpoint> {
  const server = createServer((request, response) => {
    void (async () => {
      const body = await buffer(request)
      const headers = request.headers as Record<string, string>
      const { status } = await pushService().network.fetch(`https://${host}${request.url ?? ''}`, { body, headers })
      response.writeHead(status).end()
    })()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const subscription = pushService().subscribe(`${place}/${port}`)
  return {
    subscription,
    messages: () => pushService().messages.filter(({ endpoint }) => subscription.includes(`"${endpoint}"`)),
    close: () => new Promise((closed) => void server.close(() => closed()).closeAllConnections()),
  }
}

/** Leads this process to the endpoints of tests, in place of the push service whose addresses they have. */
export function reachTestEndpoints(): void {
  const { fetch } = globalThis
  globalThis.fetch = (input, init) => {
    const { url } = new Request(input, { ...init, body: null })
    const [, port] = new RegExp(`^https://${host}/${place}/(\\d+)/`).exec(url) ?? []
    return fetch(port ? `http://127.0.0.1:${port}${new URL(url).pathname}` : input, init)
  }
}
