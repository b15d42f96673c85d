import { createSandbox, type Sandbox } from '@chonoi/payment-sandbox'
import type { PaymentNetwork } from '../../src/ports/payment-network.ts'

export const sandboxOrigin = 'https://sandbox.test'

/** The payment sandbox in the test's process, and the network that reaches it and nothing else. */
export function paymentSandbox(): { sandbox: Sandbox; network: PaymentNetwork } {
  const sandbox = createSandbox({ origin: sandboxOrigin })
  return {
    sandbox,
    network: {
      sandboxUrl: sandboxOrigin,
      fetch: (input, init) => Promise.resolve(sandbox.fetch(new Request(input, init))),
    },
  }
}
