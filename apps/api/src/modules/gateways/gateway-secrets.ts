import type { GatewayConfig } from '@chonoi/domain'
import { placeOf } from '../../encryption/encrypted-columns.ts'
import type { Encryption } from '../../encryption/encryption.ts'

const column = { table: 'payment_gateway_configs', column: 'encrypted_config' }

export function encryptGatewayConfig(encryption: Encryption, configId: string, config: GatewayConfig): Promise<string> {
  return encryption.encrypt(JSON.stringify(config), placeOf(column, configId))
}

export async function decryptGatewayConfig(
  encryption: Encryption,
  { id, encryptedConfig }: { id: string; encryptedConfig: string },
): Promise<GatewayConfig> {
  return JSON.parse(await encryption.decrypt(encryptedConfig, placeOf(column, id))) as GatewayConfig
}
