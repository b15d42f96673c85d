import { mayDecideAdjustment, validateAdjustmentRefusal } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { enforce, enforceForm, found } from '../../http/failure.ts'
import { record } from '../events/record.ts'
import { findUserIn } from '../users/users.store.ts'
import { postAdjustment } from './post-adjustment.ts'
import { adjustmentApproved, adjustmentRefused } from './wallet.events.ts'
import {
  decideWalletAdjustment,
  findWalletAdjustment,
  findWalletAdjustmentForUpdate,
  lockAdjustmentsOf,
  type NamedAdjustment,
  type WalletAdjustmentRow,
} from './wallet-adjustments.store.ts'

/** Approves an adjustment that waits: the second person carries it out under the limits of this moment. */
export function approveWalletAdjustment(context: RequestContext, id: string): Promise<NamedAdjustment> {
  return decided(context, id, 'APPROVED', null, async (queries, waiting) => {
    const { user } = found(await findUserIn(queries, waiting.userId, null))
    // Whoever asks meanwhile must find it among what waits or among what is credited, not between the two.
    await lockAdjustmentsOf(queries, waiting.userId)
    await postAdjustment(context, queries, user, waiting)
    await record(context, queries, adjustmentApproved(user, waiting))
  })
}

/** Refuses an adjustment that waits. Moves no money. */
export function refuseWalletAdjustment(context: RequestContext, id: string, note: string): Promise<NamedAdjustment> {
  enforceForm(validateAdjustmentRefusal, { note })
  const kept = note.trim()
  return decided(context, id, 'REFUSED', kept, async (queries, waiting) => {
    const { user } = found(await findUserIn(queries, waiting.userId, null))
    await record(context, queries, adjustmentRefused(user, waiting, kept))
  })
}

/** Decides under the lock of the row, so that of two decisions the second is refused. */
function decided(
  context: RequestContext,
  id: string,
  status: 'APPROVED' | 'REFUSED',
  note: string | null,
  carryOut: (queries: Queries, waiting: WalletAdjustmentRow) => Promise<void>,
): Promise<NamedAdjustment> {
  return context.transaction(async (queries) => {
    const waiting = found(await findWalletAdjustmentForUpdate(queries, id))
    enforce(mayDecideAdjustment(waiting, context.person))
    await carryOut(queries, waiting)
    const change = { status, note, decidedBy: context.person.id, decidedAt: context.ports.now() }
    await decideWalletAdjustment(queries, id, change)
    return found(await findWalletAdjustment(queries, id))
  })
}
