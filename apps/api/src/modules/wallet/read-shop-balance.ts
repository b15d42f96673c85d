import type { ShopBalance } from '@chonoi/contract'
import type { RequestContext } from '../../http/context.ts'
import { findNextRelease } from '../orders/release-order.store.ts'
import { findShopBalances } from './wallet.store.ts'

/** Returns the current shop's earnings and the amount pending release, from the ledger, and when more is released. */
export function readShopBalance(context: RequestContext): Promise<ShopBalance> {
  return context.transaction(async (queries) => ({
    ...(await findShopBalances(queries, context.tenantId)),
    nextReleaseAt: (await findNextRelease(queries, context.tenantId))?.toISOString() ?? null,
  }))
}
