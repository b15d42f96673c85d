import { createSandbox } from '@chonoi/payment-sandbox'
import type { PaymentNetwork } from '../ports/payment-network.ts'

const origin = 'https://payment-sandbox.chonoi.test'

/** The payment sandbox inside the worker, so that stories run the real adapters against it. */
export function sandboxNetwork(now: () => Date): PaymentNetwork {
  const sandbox = createSandbox({ origin, now })
  return {
    sandboxUrl: origin,
    fetch: (input, init) => Promise.resolve(sandbox.fetch(new Request(input, init))),
  }
}
