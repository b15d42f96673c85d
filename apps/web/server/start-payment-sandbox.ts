import { createServer, type Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import type { Settings } from './settings.ts'
import type { Stopper } from './stopper.ts'

type SandboxSettings = Pick<Settings, 'host' | 'paymentSandbox' | 'publicUrl'>

/** Where a demo's payments go; null where no sandbox is configured. */
export function paymentSandboxUrl({ paymentSandbox: { url, port } }: Pick<Settings, 'paymentSandbox'>): string | null {
  return url ?? (port === null ? null : `http://localhost:${port}`)
}

/**
 * Starts the payment sandbox on its own port. A taken port is no reason to refuse the start: another process of the same
 * demo may be serving the sandbox there. Returns messages for the person starting the site.
 */
export async function startPaymentSandbox(settings: SandboxSettings, stopper: Stopper): Promise<readonly string[]> {
  const { port } = settings.paymentSandbox
  const origin = paymentSandboxUrl(settings)
  if (port === null || origin === null) return []
  const { createSandbox } = await import('@chonoi/payment-sandbox')
  const { fetch } = createSandbox({ origin, siteUrl: settings.publicUrl })
  const problem = await new Promise<NodeJS.ErrnoException | undefined>((settled) => {
    const server = createAdaptorServer({ fetch, createServer }) as Server
    server.once('error', settled)
    // Exclusive: of several processes on one port of the site, one keeps the charges.
    server.listen({ port, host: settings.host, exclusive: true }, () => {
      stopper.atEnd(() => close(server))
      settled(undefined)
    })
  })
  if (!problem) return []
  return [
    `The payment sandbox was not started: port ${port} can't be used (${problem.code}). Set PAYMENT_SANDBOX_PORT.`,
  ]
}

function close(server: Server): Promise<void> {
  return new Promise((closed) => {
    server.close(() => closed())
    server.closeAllConnections()
  })
}
