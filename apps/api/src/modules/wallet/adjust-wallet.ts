import { randomUUID } from 'node:crypto'
import type { BodyOf } from '@chonoi/contract'
import { mayAdjustWallet, needsSecondPerson, startOfVietnamDay, validateWalletAdjustment } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { enforce, enforceForm, found } from '../../http/failure.ts'
import { record } from '../events/record.ts'
import { getPlatformSettingsRow } from '../platform/platform.store.ts'
import { findUserIn } from '../users/users.store.ts'
import { enforceDailyCredit, postAdjustment } from './post-adjustment.ts'
import { adjustmentRequested } from './wallet.events.ts'
import {
  findWalletAdjustment,
  insertWalletAdjustment,
  lockAdjustmentsOf,
  sumWaitingCredits,
} from './wallet-adjustments.store.ts'
import { findBalances, sumCreditsSince } from './wallet.store.ts'

/**
 * Credits or debits a wallet at the platform's expense (WAL-07), or lets it wait for a second person above the platform's
 * limit. The reason is the description of the transaction, so that the owner reads it. Nobody adjusts their own wallet
 * (wallet.own_adjustment). A credit takes its part of the day's limit when it is asked for: what waits counts too.
 */
export async function adjustWallet(context: RequestContext, asked: BodyOf<'adjustWallet'>) {
  enforce(mayAdjustWallet(asked.userId, context.person))
  enforceForm(validateWalletAdjustment, asked)
  const reason = asked.reason.trim().replaceAll(/\s+/g, ' ')
  const adjustment = { ...asked, reason, id: randomUUID() }
  const { id, userId, amountInCents } = adjustment
  return context.transaction(async (queries) => {
    const { user } = found(await findUserIn(queries, userId, null))
    await lockAdjustmentsOf(queries, userId)
    const credited = await sumCreditsSince(queries, userId, startOfVietnamDay(context.ports.now()))
    enforceDailyCredit(amountInCents, credited + (await sumWaitingCredits(queries, userId)))
    const { walletAdjustmentLimitInCents } = await getPlatformSettingsRow(queries)
    if (!needsSecondPerson(amountInCents, credited, walletAdjustmentLimitInCents))
      return { ...(await postAdjustment(context, queries, user, adjustment)), request: null }
    await insertWalletAdjustment(queries, { ...adjustment, requestedBy: context.person.id })
    await record(context, queries, adjustmentRequested(user, adjustment))
    const { walletInCents, heldInCents } = await findBalances(queries, userId)
    const request = found(await findWalletAdjustment(queries, id))
    return { balanceInCents: walletInCents + heldInCents, entry: null, request }
  })
}
