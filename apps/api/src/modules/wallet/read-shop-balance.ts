import type { ShopBalance } from '@chonoi/contract'
import type { RequestContext } from '../../http/context.ts'
import { findShopBalances } from './wallet.store.ts'

/** Returns the current shop's earnings and the amount pending delivery, from the ledger. */
export function readShopBalance(context: RequestContext): Promise<ShopBalance> {
  return context.transaction((queries) => findShopBalances(queries, context.tenantId))
}
