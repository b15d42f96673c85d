import { randomUUID } from 'node:crypto'
import type { BodyOf } from '@chonoi/contract'
import {
  creditTooLarge,
  maxDailyCreditInCents,
  mayAdjustWallet,
  startOfVietnamDay,
  validateWalletAdjustment,
} from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { enforce, enforceForm, found, refuseFields } from '../../http/failure.ts'
import { record } from '../events/record.ts'
import { postLedger } from '../ledger/post-ledger.ts'
import { findUserIn } from '../users/users.store.ts'
import { findBalances, findWalletEntry, sumCreditsSince } from './wallet.store.ts'
import { walletAdjusted } from './wallet.events.ts'

/**
 * Credits or debits a wallet at the platform's expense (WAL-07). The reason is the description of the transaction, so
 * that the owner reads it. Never more in a day than the limit, in however many parts, never below zero (wallet.insufficient_balance) nor of oneself (wallet.own_adjustment).
 */
export async function adjustWallet(context: RequestContext, adjustment: BodyOf<'adjustWallet'>) {
  enforce(mayAdjustWallet(adjustment.userId, context.person))
  enforceForm(validateWalletAdjustment, adjustment)
  const { userId, amountInCents, type } = adjustment
  const reason = adjustment.reason.trim().replaceAll(/\s+/g, ' ')
  return context.transaction(async (queries) => {
    const { user } = found(await findUserIn(queries, userId, null))
    const transactionId = await postLedger(queries, {
      type,
      description: reason,
      referenceType: 'adjustment',
      referenceId: randomUUID(),
      entries: [
        { kind: 'PROMOTIONS', amountInCents: -amountInCents },
        { kind: 'USER_WALLET', userId, amountInCents },
      ],
    })
    if (amountInCents > 0) await enforceDailyCredit(queries, adjustment, context.ports.now())
    await record(context, queries, walletAdjusted(user, { ...adjustment, reason }))
    const { walletInCents, heldInCents } = await findBalances(queries, userId)
    return {
      balanceInCents: walletInCents + heldInCents,
      entry: found(await findWalletEntry(queries, userId, transactionId)),
    }
  })
}

/** After the posting, which locks the wallet, so that of two adjustments the second counts the first. */
async function enforceDailyCredit(
  queries: Queries,
  { userId, amountInCents }: BodyOf<'adjustWallet'>,
  now: Date,
): Promise<void> {
  const credited = await sumCreditsSince(queries, userId, startOfVietnamDay(now))
  if (credited > maxDailyCreditInCents) refuseFields([creditTooLarge(credited - amountInCents)])
}
