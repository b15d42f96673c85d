import type { ShopBalance } from '@chonoi/contract'
import type { RequestContext } from '../../http/context.ts'
import { findShopBalances } from './wallet.store.ts'

/** What the current shop has earned, and what still waits for delivery; read from the ledger. */
export function readShopBalance(context: RequestContext): Promise<ShopBalance> {
  return context.transaction((queries) => findShopBalances(queries, context.tenantId))
}
