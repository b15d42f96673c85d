import { StartRefused } from './start-refused.ts'

export interface PaymentSandboxSetting {
  /** Port on which a demo starts the sandbox. Null: none is started. */
  port: number | null
  /** Where browsers and the site reach the sandbox. Undefined: at the port of its own. */
  url: string | undefined
}

/** By default a demo's sandbox is 100 ports above the site. */
const distance = 100
const maxPort = 65_535

export function readPaymentSandbox(environment: NodeJS.ProcessEnv, sitePort: number): PaymentSandboxSetting {
  return { port: sandboxPort(environment.PAYMENT_SANDBOX_PORT, sitePort), url: sandboxUrl(environment) }
}

function sandboxPort(given: string | undefined, sitePort: number): number | null {
  if (given === 'off') return null
  if (!given) return sitePort + distance <= maxPort ? sitePort + distance : sitePort - distance
  const port = Number(given)
  if (!Number.isSafeInteger(port) || port < 1 || port > maxPort)
    throw new StartRefused(`PAYMENT_SANDBOX_PORT must be a port or off, not "${given}".`)
  return port
}

/** Without a trailing slash, since paths are appended. */
function sandboxUrl({ PAYMENT_SANDBOX_URL: given }: NodeJS.ProcessEnv): string | undefined {
  if (!given) return undefined
  const url = URL.parse(given)
  if (!url || !/^https?:$/.test(url.protocol))
    throw new StartRefused(`PAYMENT_SANDBOX_URL must be an address, not "${given}".`)
  return url.href.replace(/\/+$/, '')
}
