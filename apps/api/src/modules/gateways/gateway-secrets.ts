import type { GatewayConfig } from '@chonoi/domain'
import type { Encryption } from '../../encryption/encryption.ts'

/** Binds a ciphertext to its row. */
const placeOf = (configId: string) => `payment_gateway_configs.encrypted_config:${configId}`

export function encryptGatewayConfig(encryption: Encryption, configId: string, config: GatewayConfig): Promise<string> {
  return encryption.encrypt(JSON.stringify(config), placeOf(configId))
}

export async function decryptGatewayConfig(
  encryption: Encryption,
  { id, encryptedConfig }: { id: string; encryptedConfig: string },
): Promise<GatewayConfig> {
  return JSON.parse(await encryption.decrypt(encryptedConfig, placeOf(id))) as GatewayConfig
}
