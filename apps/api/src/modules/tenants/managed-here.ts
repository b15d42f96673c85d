import { actsIn } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'

/** Whether a tenant's rows are managed here: those of the current tenant, every tenant's for the platform. Others aren't found. */
export const isManagedHere = ({ person }: RequestContext, tenantId: string): boolean =>
  person.actsForPlatform || actsIn(person, tenantId)
