import type { RequestContext } from '../../http/context.ts'
import { Failure, found } from '../../http/failure.ts'
import { record } from '../events/record.ts'
import { findMismatchForUpdate, type MismatchRow, resolveMismatch } from './notifications.store.ts'
import { mismatchResolved } from './payments.events.ts'

/** Closes a disagreement with the reason that a person found. */
export function resolvePaymentMismatch(context: RequestContext, id: string, resolution: string): Promise<MismatchRow> {
  return context.transaction(async (queries) => {
    const mismatch = found(await findMismatchForUpdate(queries, id))
    if (mismatch.resolvedAt) throw new Failure('payment.mismatch_resolved')
    // Its money waits: the decision about the refund closes it.
    if (mismatch.kind === 'REFUND_UNKNOWN' || mismatch.kind === 'REFUND_TWICE')
      throw new Failure('payment.refund_unsettled')
    const change = { resolution: resolution.trim(), resolvedAt: context.ports.now(), resolvedBy: context.person.id }
    await resolveMismatch(queries, id, change)
    await record(context, queries, mismatchResolved(id, mismatch.reference, change.resolution))
    return { ...mismatch, ...change }
  })
}
