import { randomUUID } from 'node:crypto'
import { defaultVndPerUsd, gatewayCatalogue, type GatewayConfig, type GatewayName } from '@chonoi/domain'
import { sandboxCredentials as keys } from '@chonoi/payment-sandbox/credentials'
import { encryptGatewayConfig } from '../../src/modules/gateways/gateway-secrets.ts'
import type { Arranged } from './arrange.ts'
import type { TestApi } from './test-api.ts'

/** Credentials that the payment sandbox accepts. */
export const sandboxConfigs = {
  vnpay: {
    ...{ merchantId: keys.vnpay.tmnCode, secretKey: keys.vnpay.hashSecret },
    returnUrl: 'https://shop.test/return',
  },
  momo: keys.momo,
  zalopay: keys.zalopay,
  stripe: { publicKey: 'pk_test_sandboxChonoi', ...keys.stripe },
  paypal: { ...keys.paypal, vndPerUsd: String(defaultVndPerUsd) },
  bank_transfer: {
    ...{ bankName: 'ACB', bankBin: '970416', accountNumber: '12345678', accountHolder: 'NGUYEN AN' },
    ...{ payosChecksumKey: keys.payos.checksumKey, sepayApiKey: keys.sepay.apiKey },
  },
  manual_deposit: { bankReference: 'Mã giao dịch', transferDateTime: 'Ngày giờ chuyển' },
} as const satisfies Record<GatewayName, GatewayConfig>

/** Arranges a shop's configuration of a gateway, disabled unless said otherwise. */
export async function arrangeGateway(
  { owner, api }: Pick<TestApi, 'owner' | 'api'>,
  more: {
    tenant: string
    name?: GatewayName
    config?: GatewayConfig
    isEnabled?: boolean
    isTestMode?: boolean
    priority?: number
    description?: string
  },
): Promise<Arranged> {
  const { tenant, name = 'momo', isEnabled = false, isTestMode = true, priority = 0, description = null } = more
  const id = randomUUID()
  const secret = await encryptGatewayConfig(api.ports.encryption, id, more.config ?? sandboxConfigs[name])
  await owner.query(
    `insert into payment_gateway_configs (id, tenant_id, gateway_name, display_name, description, encrypted_config,
       is_enabled, is_test_mode, priority, fee_basis_points, minimum_in_cents, maximum_in_cents)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 290, 100000, 5000000000)`,
    [
      ...[id, tenant, name, gatewayCatalogue[name].displayName, description],
      ...[secret, isEnabled, isTestMode, priority],
    ],
  )
  return { id }
}
