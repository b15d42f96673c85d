import type { QueryOf, UserWallet, WalletBalance, WalletMonth, WalletStats } from '@chonoi/contract'
import { owns, startOfMonthNamed, vietnamMonthsSince } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { Failure, found } from '../../http/failure.ts'
import { findUserIn } from '../users/users.store.ts'
import {
  findBalances,
  findWalletEntries,
  type EntryListQuery,
  sumByMonth,
  sumEntriesByType,
  sumOpenRequests,
} from './wallet.store.ts'

/** Returns the caller's balance: total, available and pending deposits. */
export function readBalance(context: RequestContext): Promise<WalletBalance> {
  return context.transaction(async (queries) => {
    const { walletInCents, heldInCents } = await findBalances(queries, context.person.id)
    const { depositsInCents } = await sumOpenRequests(queries, context.person.id)
    return {
      balanceInCents: walletInCents + heldInCents,
      availableInCents: walletInCents,
      pendingInCents: depositsInCents,
      currency: 'VND',
    }
  })
}

/** Returns a user's balance, for the platform. */
export function readUserWallet(context: RequestContext, userId: string): Promise<UserWallet> {
  return context.transaction(async (queries) => {
    const { user } = found(await findUserIn(queries, userId, null))
    const { walletInCents, heldInCents } = await findBalances(queries, userId)
    const { depositsInCents } = await sumOpenRequests(queries, userId)
    return {
      userId,
      user: { id: userId, firstName: user.firstName, lastName: user.lastName, email: user.email },
      balanceInCents: walletInCents + heldInCents,
      availableInCents: walletInCents,
      pendingInCents: depositsInCents,
    }
  })
}

export function listTransactions(context: RequestContext, query: EntryListQuery) {
  return context.transaction((queries) => findWalletEntries(queries, context.person.id, query))
}

const shownMonths = 12

/** Returns what went into and out of the caller's wallet by month, oldest first, those without a movement included. */
export function listWalletMonths(context: RequestContext): Promise<WalletMonth[]> {
  const now = context.ports.now()
  const [current = ''] = vietnamMonthsSince(now, now)
  const first = startOfMonthNamed(current, 1 - shownMonths)
  return context.transaction(async (queries) => {
    const sums = await sumByMonth(queries, context.person.id, first)
    return vietnamMonthsSince(first, now)
      .toReversed()
      .map((month) => sums.get(month) ?? { month, inInCents: 0, outInCents: 0 })
  })
}

const depositTypes = [
  'WALLET_DEPOSIT',
  'MANUAL_DEPOSIT',
  'BANK_TRANSFER',
  'PAYMENT_GATEWAY',
  'STRIPE_PAYMENT',
  'PAYPAL_PAYMENT',
]

/**
 * Returns wallet figures of a period. Only platform administrators may read those of others (auth.permission_missing).
 */
export function readWalletStats(context: RequestContext, query: QueryOf<'getWalletStats'>): Promise<WalletStats> {
  const { person } = context
  const userId = query.userId ?? person.id
  if (!owns(person, userId) && !person.actsForPlatform) throw new Failure('auth.permission_missing')
  return context.transaction(async (queries) => {
    const sums = await sumEntriesByType(queries, userId, query)
    const open = await sumOpenRequests(queries, userId)
    const of = (...types: string[]) => types.reduce((total, type) => total + (sums.get(type) ?? 0), 0)
    return {
      totalDepositedInCents: Math.max(0, of(...depositTypes)),
      totalWithdrawnInCents: Math.max(0, -of('WALLET_WITHDRAWAL')),
      // A period may contain a refund without its payment.
      totalSpentInCents: Math.max(0, -of('ORDER_PAYMENT', 'WALLET_REFUND')),
      pendingDepositsInCents: open.depositsInCents,
      pendingWithdrawalsInCents: open.withdrawalsInCents,
    }
  })
}
