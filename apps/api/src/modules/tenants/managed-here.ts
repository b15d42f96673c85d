import { actsIn } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'

/**
 * Whether the caller manages the tenant's rows: those of the current tenant, or every tenant's for the platform. Others
 * aren't found.
 */
export const isManagedHere = ({ person }: RequestContext, tenantId: string): boolean =>
  person.actsForPlatform || actsIn(person, tenantId)
