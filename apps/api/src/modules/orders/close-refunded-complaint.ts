import type { RequestContext } from '../../http/context.ts'
import { closeComplaint } from './complaints.store.ts'

/** The buyer has everything back, so nothing is left to decide about the order, which is locked. */
export function closeRefundedComplaint(context: RequestContext, orderId: string, note: string | null): Promise<void> {
  const decision = {
    status: 'REFUNDED',
    note,
    decidedAt: context.ports.now(),
    decidedBy: context.actor?.id ?? null,
  } as const
  return context.asSystem((system) => closeComplaint(system, orderId, decision))
}
