import type { RequestContext } from '../../http/context.ts'
import { Failure } from '../../http/failure.ts'
import { listEnabledGateways } from '../gateways/enabled-gateways.ts'
import { findPlatformTenantId } from '../payments/checkout-locks.store.ts'
import { findBankTransfer } from '../payments/payment-options.ts'

/**
 * The account that deposits are transferred to: the configured one, whose feeds report the credits, or else the server's
 * own. Fails with server.unavailable when there is none.
 */
export async function transferAccount(context: RequestContext) {
  const account = await context.asSystem(async (queries) =>
    findBankTransfer(context, queries, await listEnabledGateways(queries, await findPlatformTenantId(queries))),
  )
  if (!account) throw new Failure('server.unavailable')
  return account
}
