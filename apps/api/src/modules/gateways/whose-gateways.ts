import { reachesGatewayConfig } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { found } from '../../http/failure.ts'
import { findPlatformId } from '../tenants/tenants.store.ts'
import { findGatewayConfig, type GatewayConfigRow } from './gateways.store.ts'

/** Whose gateways a call is about: the platform's, or those of the current tenant. */
export type GatewayOwner = 'platform' | 'tenant'

/** The tenant whose gateways are listed, counted and added. */
export async function ownerTenant(context: RequestContext, queries: Queries, owner: GatewayOwner): Promise<string> {
  return owner === 'platform' ? found(await findPlatformId(queries)) : context.tenantId
}

/** The configuration that a call names; not found where it is somebody else's. */
export async function ownedGateway(
  context: RequestContext,
  queries: Queries,
  owner: GatewayOwner,
  id: string,
  find: typeof findGatewayConfig = findGatewayConfig,
): Promise<GatewayConfigRow> {
  const tenantId = await ownerTenant(context, queries, owner)
  const row = found(await find(queries, id))
  const isReached =
    owner === 'platform' ? row.tenantId === tenantId : reachesGatewayConfig(context.person, row.tenantId)
  return found(isReached ? row : undefined)
}
