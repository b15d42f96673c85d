import { gatewayNames } from '@chonoi/domain'
import { createSandbox, type Sandbox } from '@chonoi/payment-sandbox'
import { beforeAll } from 'vitest'
import { type Stage, useStage } from '../races/stage.ts'
import type { Weakening } from '../races/stage.ts'
import { arrangeGateway, sandboxConfigs } from '../testing/arrange-gateways.ts'
import { platformTenant } from '../testing/arrange.ts'
import { sandboxOrigin } from '../testing/payment-sandbox.ts'
import type { TransferMethod } from './commands.ts'

/** A real API in which markets open, with all gateways, and the providers in this process. */
export interface MarketsStage extends Stage {
  sandbox: Sandbox
  platform: string
  /** Offers transfers with a QR code or without one from now on. */
  offerTransfers(method: TransferMethod): Promise<void>
}

/** Starts a real API on its own database, without the removed guards. */
export function useMarkets(weakenings: readonly Weakening[] = []): MarketsStage {
  // The API is told of the provider's answers as over the network, and the other way round.
  const sandbox = createSandbox({
    ...{ origin: sandboxOrigin, lateMs: 1, retryMs: 1, maxAttempts: 3 },
    fetch: (input, init) => stage.server.api.fetch(new Request(input, init), { address: '203.0.113.9' }),
  })
  const stage: Stage = useStage(weakenings, () => ({
    payments: {
      sandboxUrl: sandboxOrigin,
      fetch: (input, init) => Promise.resolve(sandbox.fetch(new Request(input, init))),
    },
  }))
  const transfers = { VIETQR: '', BANK_TRANSFER: '' }
  const markets: MarketsStage = {
    ...stage,
    sandbox,
    platform: '',
    async offerTransfers(method) {
      const { owner } = stage.server
      await owner.query('update payment_gateway_configs set is_enabled = false where id = any ($1)', [
        Object.values(transfers),
      ])
      await owner.query('update payment_gateway_configs set is_enabled = true where id = $1', [transfers[method]])
    },
  }
  beforeAll(async () => {
    const { server } = stage
    const tenant = await platformTenant(server)
    markets.platform = tenant
    for (const name of gatewayNames)
      if (name !== 'bank_transfer') await arrangeGateway(server, { tenant, name, isEnabled: true })
    const { bankBin: _bin, ...withoutBin } = sandboxConfigs.bank_transfer
    const arrange = async (config: typeof withoutBin) =>
      (await arrangeGateway(server, { tenant, name: 'bank_transfer', config })).id
    transfers.VIETQR = await arrange(sandboxConfigs.bank_transfer)
    transfers.BANK_TRANSFER = await arrange(withoutBin)
    // The model orders and pays without end.
    await server.owner.query(
      'update platform_settings set cash_order_limit = 100, cash_amount_limit_in_cents = 100000000000',
    )
  })
  return markets
}
