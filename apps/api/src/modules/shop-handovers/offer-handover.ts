import type { BodyOf } from '@chonoi/contract'
import { handoverDays, handoverValidator, mayHandOver } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { enforce, enforceForm, Failure, found } from '../../http/failure.ts'
import { record } from '../events/record.ts'
import { asksForCode, confirmIdentity } from '../two-factor/confirm-identity.ts'
import { lockUsersIn } from '../users/users.store.ts'
import { handoverOffered } from './shop-handovers.events.ts'
import {
  findHandover,
  findHandoverMember,
  findOpenHandover,
  findReceivedHandovers,
  findShopToHandOver,
  type FullHandover,
  type HandoverRow,
  putHandover,
} from './shop-handovers.store.ts'

type Parties = Pick<HandoverRow, 'tenantId' | 'senderId' | 'receiverId'>

/** Decides whether the shop may go from one to the other, who are locked, as everything stands now. */
export async function enforceHandover(system: Queries, { tenantId, senderId, receiverId }: Parties): Promise<void> {
  enforce(
    mayHandOver({
      shop: found(await findShopToHandOver(system, tenantId)),
      sender: await findHandoverMember(system, senderId, tenantId),
      receiver: senderId === receiverId ? null : await findHandoverMember(system, receiverId, tenantId),
    }),
  )
}

/** Offers the current shop to another of its people. Fails with what `mayHandOver` refuses and handover.already_pending. */
export async function offerHandover(
  context: RequestContext,
  input: BodyOf<'createShopHandover'>,
): Promise<FullHandover> {
  const { tenantId, ports } = context
  const needsCode = await asksForCode(context)
  enforceForm(handoverValidator(needsCode), input)
  const { user, enforceCode } = await confirmIdentity(context, { ...input, needsCode })
  const { receiverId, senderBecomes } = input
  return context.asSystem(async (system) => {
    const parties = { tenantId, senderId: user.id, receiverId }
    await lockUsersIn(system, [user.id, receiverId], tenantId)
    await enforceHandover(system, parties)
    await enforceCode(system)
    const now = ports.now()
    const expiresAt = new Date(now.getTime() + handoverDays * 86_400_000)
    const id = await putHandover(system, { ...parties, senderBecomes, expiresAt }, now)
    if (!id) throw new Failure('handover.already_pending')
    const row = found(await findHandover(system, id))
    await record(context, system, handoverOffered(row))
    return row
  })
}

/** The current shop's open handover, whichever of its administrators offered it. */
export function readOpenHandover(context: RequestContext): Promise<FullHandover | undefined> {
  const { tenantId, ports } = context
  return context.asSystem((system) => findOpenHandover(system, tenantId, ports.now()))
}

/** The shops that wait for the caller. As the system, because their senders may be nobody whom the caller sees. */
export function listReceivedHandovers(context: RequestContext): Promise<FullHandover[]> {
  const { person, ports } = context
  return context.asSystem((system) => findReceivedHandovers(system, person.id, ports.now()))
}
