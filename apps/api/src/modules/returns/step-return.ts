import type { BodyOf } from '@chonoi/contract'
import {
  hasTrackingCode,
  mayStepReturn,
  owns,
  returnSteps,
  type ReturnStepName,
  validateReturnNote,
  validateReturnParcel,
} from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { enforce, enforceForm, found } from '../../http/failure.ts'
import { findOrderForUpdate } from '../orders/orders.store.ts'
import { isManagedHere } from '../tenants/managed-here.ts'
import { moveReturn, type ReturnMove } from './move-return.ts'
import { findReturn, findReturnForUpdate } from './returns.store.ts'

type Step = Exclude<ReturnStepName, 'receive'>

/** A return that the caller may find for a step: the buyer's own ones, else those of the current shop. */
export async function reachReturn(context: RequestContext, id: string, step: ReturnStepName) {
  const row = found(await context.transaction((queries) => findReturn(queries, id)))
  const isReached =
    returnSteps[step].by === 'BUYER' ? owns(context.person, row.buyerId) : isManagedHere(context, row.tenantId)
  return found(isReached ? row : undefined)
}

/** Takes a step, with the order and then the return locked, so that of several sides one counts. */
function takeStep(
  context: RequestContext,
  id: string,
  step: Step,
  { note = null, more }: { note?: string | null } & Pick<ReturnMove, 'more'> = {},
): Promise<void> {
  return context.transaction(async () => {
    const { orderId } = await reachReturn(context, id, step)
    await context.asSystem(async (system) => {
      await findOrderForUpdate(system, orderId)
      const row = found(await findReturnForUpdate(system, id))
      enforce(mayStepReturn(row, step, context.person))
      const { to, by } = returnSteps[step]
      const byRole = by === 'SELLER' && context.person.actsForPlatform ? 'ADMIN' : by
      await moveReturn(context, system, row, { to, byRole, note, ...(more && { more }) }, context.ports.now())
    })
  })
}

export const cancelReturn = (context: RequestContext, id: string) => takeStep(context, id, 'cancel')

export const approveReturn = (context: RequestContext, id: string, { note }: BodyOf<'approveReturn'>) =>
  takeStep(context, id, 'approve', { note: note?.trim() || null })

async function takeExplained(context: RequestContext, id: string, step: Step, note: string): Promise<void> {
  enforceForm(validateReturnNote, { note })
  await takeStep(context, id, step, { note: note.trim() })
}

export const rejectReturn = (context: RequestContext, id: string, { note }: BodyOf<'rejectReturn'>) =>
  takeExplained(context, id, 'reject', note)

export const escalateReturn = (context: RequestContext, id: string, { note }: BodyOf<'escalateReturn'>) =>
  takeExplained(context, id, 'escalate', note)

export const decideReturn = (context: RequestContext, id: string, { decision, note }: BodyOf<'decideReturn'>) =>
  takeExplained(context, id, decision === 'APPROVE' ? 'uphold' : 'refuse', note)

export async function sendReturn(context: RequestContext, id: string, input: BodyOf<'markReturnSent'>): Promise<void> {
  enforceForm(validateReturnParcel, input)
  const { carrier, trackingCode } = input
  const code = hasTrackingCode(carrier) ? trackingCode?.trim() || null : null
  await takeStep(context, id, 'send', { more: { carrier, trackingCode: code } })
}
