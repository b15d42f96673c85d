import { mayCloseHandover, runsHandover } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { enforce, Failure, found } from '../../http/failure.ts'
import { record } from '../events/record.ts'
import { findAccountDeletion } from '../personal-data/account-deletion.store.ts'
import { lockUsersIn, putMembership } from '../users/users.store.ts'
import { enforceHandover } from './offer-handover.ts'
import { handoverAccepted, handoverCancelled, handoverDeclined } from './shop-handovers.events.ts'
import {
  closeHandover,
  findHandover,
  findHandoverMember,
  type FullHandover,
  lockHandover,
  removeContactOf,
  stopMoneyOf,
} from './shop-handovers.store.ts'

/**
 * Makes the caller the administrator and the sender what they chose, and stops what sends the shop's money to the
 * sender. The people are locked before the handover, as everywhere; of an acceptance and a cancellation one wins.
 */
export function acceptHandover(context: RequestContext, id: string): Promise<void> {
  const { person } = context
  return context.asSystem(async (system) => {
    const { handover: offered } = await receivedHandover(context, system, id)
    await lockUsersIn(system, [offered.senderId, offered.receiverId], offered.tenantId)
    // First, so that an answered one says so, rather than what its acceptance has changed.
    const row = await lockOpen(context, system, id)
    await enforceHandover(system, offered)
    if (await findAccountDeletion(system, person.id)) throw new Failure('account.leaving')
    const { tenantId, senderId, receiverId, senderBecomes } = row.handover
    const before = found(await findHandoverMember(system, receiverId, tenantId))
    const role = before.role === 'SUPER_ADMIN' ? before.role : 'ADMIN'
    await putMembership(system, { userId: receiverId, tenantId, role, status: 'ACTIVE' })
    await putMembership(system, {
      ...{ userId: senderId, tenantId },
      // Who left stays known as one of the shop's people, who may not review its goods.
      ...(senderBecomes === 'LEFT'
        ? ({ role: 'SELLER', status: 'LEFT' } as const)
        : ({ role: senderBecomes, status: 'ACTIVE' } as const)),
    })
    const stopped = await stopMoneyOf(system, row.handover)
    await removeContactOf(system, row.handover)
    await close(context, system, row, 'ACCEPTED')
    await record(context, system, handoverAccepted(row, stopped))
  })
}

export function declineHandover(context: RequestContext, id: string): Promise<void> {
  return context.asSystem(async (system) => {
    await receivedHandover(context, system, id)
    const row = await lockOpen(context, system, id)
    await close(context, system, row, 'DECLINED')
    await record(context, system, handoverDeclined(row))
  })
}

export function cancelHandover(context: RequestContext, id: string): Promise<void> {
  return context.asSystem(async (system) => {
    const { handover } = found(await findHandover(system, id))
    found(runsHandover(handover, context.person) || undefined)
    const row = await lockOpen(context, system, id)
    await close(context, system, row, 'CANCELLED')
    await record(context, system, handoverCancelled(row))
  })
}

/** A handover to the caller; a 404 for everybody else's. */
async function receivedHandover({ person }: RequestContext, system: Queries, id: string): Promise<FullHandover> {
  const row = found(await findHandover(system, id))
  return found(row.handover.receiverId === person.id ? row : undefined)
}

/** Locks it and reads it anew: it may have been answered, or replaced, since. */
async function lockOpen(context: RequestContext, system: Queries, id: string): Promise<FullHandover> {
  const handover = found(await lockHandover(system, id))
  enforce(mayCloseHandover(handover, context.ports.now()))
  return { ...found(await findHandover(system, id)), handover }
}

const close = (
  { ports }: RequestContext,
  system: Queries,
  { handover }: FullHandover,
  status: 'ACCEPTED' | 'DECLINED' | 'CANCELLED',
) => closeHandover(system, handover.id, { status, answeredAt: ports.now() })
