import type { GatewayStatistics, QueryOf } from '@chonoi/contract'
import { type GatewayConfig, gatewayNames } from '@chonoi/domain'
import { DecryptionFailed } from '../../encryption/encryption.ts'
import type { RequestContext } from '../../http/context.ts'
import { Failure } from '../../http/failure.ts'
import { toGatewayConfig, toGatewayWithSecrets } from './gateway-views.ts'
import { decryptGatewayConfig } from './gateway-secrets.ts'
import { countGateways, findGatewayPage, type GatewayConfigRow } from './gateways.store.ts'
import { type GatewayOwner, ownedGateway, ownerTenant } from './whose-gateways.ts'

type GatewayListQuery = QueryOf<'listGatewayConfigs'> & { page: number; limit: number }

export function listGateways(context: RequestContext, owner: GatewayOwner, query: GatewayListQuery) {
  return context.transaction(async (queries) =>
    findGatewayPage(queries, await ownerTenant(context, queries, owner), query),
  )
}

/** Counts the configurations: all, the enabled ones, those in test mode, and those of each gateway (ADM-GW-02). */
export function readGatewayStatistics(context: RequestContext, owner: GatewayOwner): Promise<GatewayStatistics> {
  return context.transaction(async (queries) => {
    const rows = await countGateways(queries, await ownerTenant(context, queries, owner))
    const sumOf = (count: 'total' | 'enabled' | 'testMode') => rows.reduce((sum, row) => sum + row[count], 0)
    const ofType = (name: string) => rows.find(({ gatewayName }) => gatewayName === name)?.total ?? 0
    return {
      totalGateways: sumOf('total'),
      enabledGateways: sumOf('enabled'),
      testModeGateways: sumOf('testMode'),
      gatewaysByType: Object.fromEntries(
        gatewayNames.map((name) => [name, ofType(name)]),
      ) as GatewayStatistics['gatewaysByType'],
    }
  })
}

/** One configuration. Credentials only when asked for, and masked (ADM-GW-25). */
export async function readGateway(
  context: RequestContext,
  owner: GatewayOwner,
  id: string,
  { includeConfig = false }: QueryOf<'getGatewayConfig'> = {},
) {
  const row = await context.transaction((queries) => ownedGateway(context, queries, owner, id))
  return includeConfig ? toGatewayWithSecrets(row, await readSecrets(context, row)) : toGatewayConfig(row)
}

async function readSecrets({ ports }: RequestContext, row: GatewayConfigRow): Promise<GatewayConfig> {
  try {
    return await decryptGatewayConfig(ports.encryption, row)
  } catch (error) {
    if (error instanceof DecryptionFailed) throw new Failure('gateway.secrets_unreadable')
    throw error
  }
}
