import {
  creditTooLarge,
  maxCents,
  maxDailyCreditInCents,
  startOfVietnamDay,
  vndFromCents,
  type WalletAdjustmentType,
} from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { found, refuseFields } from '../../http/failure.ts'
import { record } from '../events/record.ts'
import { postLedger } from '../ledger/post-ledger.ts'
import type { UserRow } from '../users/users.store.ts'
import { walletAdjusted } from './wallet.events.ts'
import { findBalances, findWalletEntry, sumCreditsSince } from './wallet.store.ts'

/** An adjustment with the id under which the ledger holds it once. */
export interface Adjustment {
  id: string
  userId: string
  amountInCents: number
  type: WalletAdjustmentType
  reason: string
}

/**
 * Moves the money of an adjustment, and notifies the owner. Never more credit in a day than the limit, never below zero
 * (wallet.insufficient_balance), and never a balance that can't be counted exactly.
 */
export async function postAdjustment(
  context: RequestContext,
  queries: Queries,
  user: Pick<UserRow, 'id' | 'email'>,
  adjustment: Adjustment,
) {
  const { id, userId, amountInCents, type, reason } = adjustment
  const transactionId = await postLedger(queries, {
    ...{ type, description: reason, referenceType: 'adjustment', referenceId: id },
    entries: [
      { kind: 'PROMOTIONS', amountInCents: -amountInCents },
      { kind: 'USER_WALLET', userId, amountInCents },
    ],
  })
  // After the posting, which locks the wallet, so that of two adjustments the second counts the first.
  const credited = await sumCreditsSince(queries, userId, startOfVietnamDay(context.ports.now()))
  enforceDailyCredit(amountInCents, credited - amountInCents)
  const { walletInCents, heldInCents } = await findBalances(queries, userId)
  const balanceInCents = walletInCents + heldInCents
  if (balanceInCents > maxCents) {
    const max = vndFromCents(Math.max(0, maxCents - (balanceInCents - amountInCents)))
    refuseFields([{ field: 'amountInCents', code: 'amount.too_large', params: { max } }])
  }
  await record(context, queries, walletAdjusted(user, adjustment))
  return { balanceInCents, entry: found(await findWalletEntry(queries, userId, transactionId)) }
}

/** Refuses a credit that passes the limit of a day together with what was taken of it before. */
export function enforceDailyCredit(amountInCents: number, takenInCents: number): void {
  if (amountInCents > 0 && amountInCents + takenInCents > maxDailyCreditInCents)
    refuseFields([creditTooLarge(takenInCents)])
}
