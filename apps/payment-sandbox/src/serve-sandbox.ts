import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts'

/** A sandbox on a free port of this machine. */
export interface ServedSandbox {
  readonly sandbox: Sandbox
  readonly origin: string
  close(): Promise<void>
}

/** Serves a sandbox over HTTP, for tests that reach the providers as production does. */
export async function serveSandbox(options: Omit<SandboxOptions, 'origin'>): Promise<ServedSandbox> {
  const answer: { by?: Sandbox } = {}
  const listener = getRequestListener((request) => answer.by?.fetch(request) ?? new Response(null, { status: 503 }))
  const server: Server = createServer((incoming, outgoing) => void listener(incoming, outgoing))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const sandbox = createSandbox({ ...options, origin })
  answer.by = sandbox
  return {
    sandbox,
    origin,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
