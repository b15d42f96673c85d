import type { GatewayName, GatewayTerms } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import { findEnabledGateways } from './gateways.store.ts'

/** A gateway that a shop's customers may pay by, without its credentials. */
export interface EnabledGateway {
  /** For `openGateway`, by `findGatewayConfig`. */
  readonly configId: string
  /** Whose configuration it is: a shop's, or the platform's. */
  readonly tenantId: string
  readonly tenantName: string
  readonly isOfPlatform: boolean
  readonly gatewayName: GatewayName
  readonly displayName: string
  readonly description: string | null
  readonly logo: string | null
  readonly isTestMode: boolean
  readonly terms: GatewayTerms
}

/** The enabled gateways of tenants, in their order. Runs as the system (`context.asSystem`). */
export async function listEnabledGateways(
  queries: Queries,
  ...tenantIds: readonly string[]
): Promise<EnabledGateway[]> {
  const rows = tenantIds.length > 0 ? await findEnabledGateways(queries, tenantIds) : []
  return rows.map(({ config, tenantName, isOfPlatform }) => {
    const { id: configId, tenantId, gatewayName, displayName, description, logo, isTestMode } = config
    const { feeBasisPoints, feeInCents, fixedFeeInCents, minimumInCents, maximumInCents } = config
    const terms = { feeBasisPoints, feeInCents, fixedFeeInCents, minimumInCents, maximumInCents }
    return {
      configId,
      tenantId,
      tenantName,
      isOfPlatform,
      gatewayName,
      displayName,
      description,
      logo,
      isTestMode,
      terms,
    }
  })
}
