import type pg from 'pg'
import { paymentGatewayConfigs } from '../../database/tables/gateways.ts'
import type { Encryption } from '../../encryption/encryption.ts'
import { encryptGatewayConfig } from '../../modules/gateways/gateway-secrets.ts'
import type { PlannedGateway } from '../plan/plan-gateways.ts'
import { insertRows } from './insert-rows.ts'

/** Writes the gateways with encrypted credentials. */
export async function writeGateways(
  client: pg.PoolClient,
  gateways: readonly PlannedGateway[],
  encryption: Encryption,
): Promise<void> {
  const rows = gateways.map(async ({ config, ...row }) => ({
    ...row,
    encryptedConfig: await encryptGatewayConfig(encryption, row.id, config),
  }))
  await insertRows(client, paymentGatewayConfigs, await Promise.all(rows))
}
