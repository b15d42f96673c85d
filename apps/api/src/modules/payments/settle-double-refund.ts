import type { BodyOf } from '@chonoi/contract'
import { maySettleDoubleRefund } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import { inSavepoint } from '../../database/in-savepoint.ts'
import type { RequestContext } from '../../http/context.ts'
import { databaseFailure } from '../../http/database-failure.ts'
import { enforce, Failure, found } from '../../http/failure.ts'
import { record } from '../events/record.ts'
import { isPosted } from '../ledger/ledger.store.ts'
import { postLedger } from '../ledger/post-ledger.ts'
import { findBalances } from '../wallet/wallet.store.ts'
import { type DoubleRefund, paidTwicePosting, type Settled, settledTwicePosting } from './double-refund-postings.ts'
import { findMismatchForUpdate, type MismatchRow, resolveMismatch } from './notifications.store.ts'
import { doubleRefundSettled } from './payments.events.ts'
import { findPaymentRow, insertPaymentEvent } from './payments.store.ts'
import { findRefundByReference } from './refunds.store.ts'

/** How often the wallet is read anew when it was spent in between. */
const maxTries = 5

/**
 * An administrator decides about a refund that the buyer has twice. The lock on the mismatch lets one decision win, and
 * everything moves in one posting, so that the ledger never shows half of it.
 */
export function settleDoubleRefund(
  context: RequestContext,
  id: string,
  { outcome, note }: BodyOf<'settleDoubleRefund'>,
): Promise<MismatchRow> {
  return context.asSystem(async (queries) => {
    const mismatch = found(await findMismatchForUpdate(queries, id))
    const payment = found(
      mismatch.kind === 'REFUND_TWICE' && mismatch.paymentId
        ? await findPaymentRow(queries, mismatch.paymentId)
        : undefined,
    )
    const { resolvedAt, transactionId } = mismatch
    enforce(maySettleDoubleRefund({ buyerId: payment.buyerId, resolvedAt }, context.person))
    const { refund, orderNumber } = found(await findRefundByReference(queries, transactionId))
    const twice: DoubleRefund = { refundId: refund.id, orderNumber, amountInCents: refund.amountInCents, payment }
    const takenInCents = outcome === 'TAKE_BACK' ? await takeBack(queries, twice) : 0
    if (outcome !== 'TAKE_BACK') await postSettled(queries, twice, { outcome, takenInCents })
    const change = {
      ...{ resolution: note.trim(), resolvedAt: context.ports.now(), resolvedBy: context.person.id },
      ...{ outcome, takenBackInCents: takenInCents || null },
    }
    await resolveMismatch(queries, id, change)
    await insertPaymentEvent(queries, {
      ...{ paymentId: payment.id, buyerId: payment.buyerId, source: 'ADMIN', byUserId: context.person.id },
      ...{ status: payment.status, note: `${refund.reference} 2× ✓ (${outcome})` },
    })
    await record(
      context,
      queries,
      doubleRefundSettled(payment, { ...refund, orderNumber }, { outcome, takenInCents, note: change.resolution }),
    )
    return { ...mismatch, ...change }
  })
}

async function postSettled(queries: Queries, twice: DoubleRefund, settled: Omit<Settled, 'isBooked'>): Promise<void> {
  const booking = paidTwicePosting(twice)
  const isBooked = booking !== null && (await isPosted(queries, booking))
  const posting = settledTwicePosting(twice, { ...settled, isBooked })
  if (posting) await postLedger(queries, posting)
}

/**
 * Takes what the wallet holds, at most the refund; for a shop, all of it or nothing, as the rest would be the shop's loss.
 * The ledger refuses to overdraw: what was spent since it was read is read anew.
 */
async function takeBack(queries: Queries, twice: DoubleRefund): Promise<number> {
  for (let tries = 0; tries < maxTries; tries++) {
    const { walletInCents } = await findBalances(queries, twice.payment.buyerId)
    const takenInCents = Math.min(walletInCents, twice.amountInCents)
    const isTooLittle = twice.payment.collectorId ? takenInCents < twice.amountInCents : takenInCents <= 0
    if (isTooLittle) break
    try {
      await inSavepoint(queries, () => postSettled(queries, twice, { outcome: 'TAKE_BACK', takenInCents }))
      return takenInCents
    } catch (error) {
      if (databaseFailure(error)?.code !== 'wallet.insufficient_balance') throw error
    }
  }
  throw new Failure('wallet.insufficient_balance')
}
