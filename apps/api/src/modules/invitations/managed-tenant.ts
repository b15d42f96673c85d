import type { RequestContext } from '../../http/context.ts'
import { found } from '../../http/failure.ts'
import { isManagedHere } from '../tenants/managed-here.ts'

/** The tenant that a call names, or the current one. Fails with 404 for one that the caller doesn't manage. */
export function managedTenant(context: RequestContext, named?: string): string {
  const tenantId = named ?? context.tenantId
  return found(isManagedHere(context, tenantId) ? tenantId : undefined)
}
