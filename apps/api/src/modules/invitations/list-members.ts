import type { RequestContext } from '../../http/context.ts'
import { managedTenant } from './managed-tenant.ts'
import { findMemberPage, type MemberFilter } from './members.store.ts'

/** Lists the members of the current tenant. */
export function listMembers(context: RequestContext, filter: MemberFilter) {
  const tenantId = managedTenant(context)
  return context.transaction((queries) => findMemberPage(queries, tenantId, filter))
}
