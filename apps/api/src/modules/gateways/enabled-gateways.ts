import type { GatewayName, GatewayTerms } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import { findEnabledGateways, type GatewayConfigRow } from './gateways.store.ts'

/** A gateway that a shop's customers may pay by, without its credentials. */
export interface EnabledGateway {
  /** For `openGateway`, by `findGatewayConfig`. */
  readonly configId: string
  /** Whose configuration it is: the shop's, or the platform's. */
  readonly tenantId: string
  readonly gatewayName: GatewayName
  readonly displayName: string
  readonly description: string | null
  readonly logo: string | null
  readonly isTestMode: boolean
  readonly terms: GatewayTerms
}

/** The gateways of a shop's checkout, in their order. Runs as the system (`context.asSystem`). */
export async function listEnabledGateways(queries: Queries, tenantId: string): Promise<EnabledGateway[]> {
  return (await findEnabledGateways(queries, tenantId)).map(toEnabledGateway)
}

function toEnabledGateway(row: GatewayConfigRow): EnabledGateway {
  const { id: configId, tenantId, gatewayName, displayName, description, logo, isTestMode } = row
  const { feeBasisPoints, feeInCents, fixedFeeInCents, minimumInCents, maximumInCents } = row
  const terms = { feeBasisPoints, feeInCents, fixedFeeInCents, minimumInCents, maximumInCents }
  return { configId, tenantId, gatewayName, displayName, description, logo, isTestMode, terms }
}
