import type { QueryOf } from '@chonoi/contract'
import type { RequestContext } from '../../http/context.ts'
import { found } from '../../http/failure.ts'
import { record } from '../events/record.ts'
import { invitationDeleted } from './invitations.events.ts'
import {
  countInvitations,
  deleteInvitationRow,
  findInvitationForUpdate,
  findInvitationPage,
} from './invitations.store.ts'
import { managedTenant } from './managed-tenant.ts'

type ListQuery = QueryOf<'listTenantInvitations'> & { page: number; limit: number }

export function listInvitations(context: RequestContext, named: string | undefined, query: ListQuery) {
  const tenantId = managedTenant(context, named)
  return context.transaction((queries) => findInvitationPage(queries, tenantId, query, context.ports.now()))
}

export function sumInvitations(context: RequestContext, named?: string) {
  const tenantId = managedTenant(context, named)
  return context.transaction((queries) => countInvitations(queries, tenantId, context.ports.now()))
}

/** Deletes an invitation, which ends its link. What an accepted one gave stays. */
export function deleteInvitation(context: RequestContext, id: string, inTenant?: string): Promise<void> {
  return context.transaction(async (queries) => {
    const row = found(await findInvitationForUpdate(queries, { id }))
    managedTenant(context, row.tenantId)
    found(inTenant === undefined || inTenant === row.tenantId || undefined)
    await deleteInvitationRow(queries, id)
    await record(context, queries, invitationDeleted(row))
  })
}
