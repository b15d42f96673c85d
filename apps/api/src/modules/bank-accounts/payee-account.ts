import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { refuseFields } from '../../http/failure.ts'
import type { BankAccountRow } from './bank-accounts.store.ts'
import { findOwnBankAccount } from './change-bank-accounts.ts'
import { findShopAccount } from './shop-accounts.store.ts'

/**
 * The stored account that a withdrawal pays to: of a wallet one of the caller's, of a shop one that is open to its earnings,
 * whoever asks. Fails with a 422 of `bankAccountId`.
 */
export async function findPayeeAccount(
  context: RequestContext,
  queries: Queries,
  shopId: string | null,
  bankAccountId: string,
): Promise<BankAccountRow> {
  const account = shopId
    ? await context.asSystem((system) => findShopAccount(system, shopId, bankAccountId))
    : await findOwnBankAccount(context, queries, bankAccountId)
  if (!account)
    refuseFields([{ field: 'bankAccountId', code: shopId ? 'bank_account.not_of_shop' : 'bank_account.unknown' }])
  return account
}
