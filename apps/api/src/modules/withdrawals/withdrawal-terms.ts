import type { ShopWithdrawalBalance, WithdrawalBalance, WithdrawalTerms } from '@chonoi/contract'
import { mayOpenAccountsToShop, mayWithdrawFromShop, startOfVietnamDay } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { toBankAccount } from '../bank-accounts/bank-account-views.ts'
import { findShopAccounts } from '../bank-accounts/shop-accounts.store.ts'
import { getPlatformSettingsRow } from '../platform/platform.store.ts'
import { findPayerBalance, type Payer, sumWithdrawalsSince } from './withdrawals.store.ts'

/** The platform's minimum, daily limit and fee. */
export async function getWithdrawalLimits(queries: Queries) {
  const settings = await getPlatformSettingsRow(queries)
  return {
    minimumInCents: settings.withdrawalMinimumInCents,
    dailyLimitInCents: settings.withdrawalDailyLimitInCents,
    feeInCents: settings.withdrawalFeeInCents,
  }
}

/** The part of the daily limit that a payer has left today. */
export async function remainingToday(
  queries: Queries,
  payer: Payer,
  dailyLimitInCents: number,
  now: Date,
): Promise<number> {
  const used = await sumWithdrawalsSince(queries, payer, startOfVietnamDay(now))
  return Math.max(0, dailyLimitInCents - used)
}

/** The shop whose earnings the caller may withdraw. */
export function ownShop({ person }: RequestContext): { tenantId: string } | null {
  const { tenantId, actsForPlatform } = person
  return tenantId && !actsForPlatform && mayWithdrawFromShop(person, tenantId).allowed ? { tenantId } : null
}

export function readWithdrawalTerms(context: RequestContext): Promise<WithdrawalTerms> {
  return context.transaction(async (queries) => {
    const limits = await getWithdrawalLimits(queries)
    const balanceOf = async (payer: Payer): Promise<WithdrawalBalance> => ({
      ...(await findPayerBalance(queries, payer)),
      remainingTodayInCents: await remainingToday(queries, payer, limits.dailyLimitInCents, context.ports.now()),
    })
    const shop = ownShop(context)
    const shopBalance = async ({ tenantId }: { tenantId: string }): Promise<ShopWithdrawalBalance> => ({
      ...(await balanceOf({ tenantId })),
      accounts: (await context.asSystem((system) => findShopAccounts(system, tenantId))).map(toBankAccount),
      mayOpenAccounts: mayOpenAccountsToShop(context.person, tenantId).allowed,
    })
    return {
      ...limits,
      wallet: await balanceOf({ userId: context.person.id }),
      shop: shop && (await shopBalance(shop)),
    }
  })
}
