import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { createSandbox, type Sandbox } from '@chonoi/payment-sandbox'

/** Where a call is held: before the provider hears of it, or after it acted and before it answers. */
export type HeldAt = 'asked' | 'answered'

interface Hold {
  path: RegExp
  at: HeldAt
  during: () => Promise<void>
}

/** The payment sandbox behind a barrier, so that a server can be killed at a known moment of a call to a provider. */
export interface HeldSandbox {
  readonly sandbox: Sandbox
  readonly origin: string
  /** Holds the next call of this path for as long as `during` takes. One that was held as `asked` is then lost. */
  hold(path: RegExp, at: HeldAt, during: () => Promise<void>): void
  close(): Promise<void>
}

export async function openHeldSandbox(): Promise<HeldSandbox> {
  const holds = new Set<Hold>()
  const opened: { sandbox?: Sandbox } = {}
  const answer = async (request: Request): Promise<Response> => {
    if (!opened.sandbox) return new Response(null, { status: 503 })
    const held = holds.values().find(({ path }) => path.test(new URL(request.url).pathname))
    if (!held) return opened.sandbox.fetch(request)
    holds.delete(held)
    const response = held.at === 'answered' ? await opened.sandbox.fetch(request) : new Response(null, { status: 503 })
    await held.during()
    return response
  }
  const listener = getRequestListener(answer)
  const server: Server = createServer((incoming, outgoing) => void listener(incoming, outgoing))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const sandbox = createSandbox({ origin, retryMs: 200, lateMs: 200, maxAttempts: 300 })
  opened.sandbox = sandbox
  return {
    ...{ sandbox, origin },
    hold: (path, at, during) => void holds.add({ path, at, during }),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
