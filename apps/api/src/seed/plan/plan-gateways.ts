import {
  centsFromVnd,
  defaultVndPerUsd,
  gatewayCatalogue,
  type GatewayConfig,
  gatewayDefaults,
  type GatewayName,
} from '@chonoi/domain'
import { sandboxCredentials as keys } from '@chonoi/payment-sandbox/credentials'
import { demoBankAccount } from '../../ports/bank-account.ts'
import { after, day, type Moments } from '../moments.ts'
import type { Random } from '../random.ts'
import type { Shop } from './plan-shops.ts'

interface SeedGateway {
  name: GatewayName
  description: string
  config: GatewayConfig
  feeBasisPoints?: number
  /** In whole VND. */
  fixedFee?: number
  minimumAmount?: number
}

/** In the order in which customers see them. */
const gateways: readonly SeedGateway[] = [
  {
    name: 'vnpay',
    description: 'Thẻ ATM, thẻ quốc tế và ứng dụng ngân hàng qua cổng VNPay.',
    feeBasisPoints: 110,
    minimumAmount: 10_000,
    config: {
      ...{ merchantId: keys.vnpay.tmnCode, secretKey: keys.vnpay.hashSecret },
      returnUrl: 'https://chonoi.test/checkout/return',
    },
  },
  { name: 'momo', description: 'Ví MoMo trên điện thoại.', feeBasisPoints: 150, config: keys.momo },
  { name: 'zalopay', description: 'Ví ZaloPay và mã QR đa năng.', feeBasisPoints: 150, config: keys.zalopay },
  {
    name: 'bank_transfer',
    description: 'Chuyển khoản tới tài khoản của Chợ Nổi bằng mã VietQR.',
    config: {
      ...{ bankName: demoBankAccount.bankName, accountNumber: demoBankAccount.accountNumber },
      ...{ accountHolder: demoBankAccount.accountHolder, bankBin: demoBankAccount.bankBin },
      ...{ payosChecksumKey: keys.payos.checksumKey, sepayApiKey: keys.sepay.apiKey },
    },
  },
  {
    name: 'stripe',
    description: 'Thẻ quốc tế Visa, Mastercard, JCB.',
    feeBasisPoints: 290,
    fixedFee: 5_000,
    minimumAmount: 20_000,
    config: { publicKey: 'pk_test_sandboxChonoi', ...keys.stripe },
  },
  {
    name: 'paypal',
    description: 'Tài khoản PayPal, tính bằng đô la Mỹ.',
    feeBasisPoints: 390,
    fixedFee: 8_000,
    minimumAmount: 50_000,
    config: { ...keys.paypal, vndPerUsd: String(defaultVndPerUsd) },
  },
  {
    name: 'manual_deposit',
    description: 'Chuyển khoản trước, gửi biên lai, nhân viên đối chiếu.',
    config: { bankReference: 'Mã giao dịch trên biên lai', transferDateTime: 'Ngày giờ chuyển khoản' },
  },
]

/** A configuration before its credentials are encrypted. */
export type PlannedGateway = ReturnType<typeof planGateways>[number]

/** All gateways of the platform, enabled against the sandbox, and a shop's own that isn't switched on yet. */
export function planGateways(
  { platformId, firstShop }: { platformId: string; firstShop: Pick<Shop, 'id'> },
  random: Random,
  { opening }: Moments,
) {
  const row = (tenantId: string, seed: SeedGateway, priority: number, isEnabled: boolean) => ({
    ...{ id: random.uuid(), tenantId, gatewayName: seed.name, isEnabled, isTestMode: true, priority },
    displayName: gatewayCatalogue[seed.name].displayName,
    ...{ description: seed.description, config: seed.config },
    ...{ feeType: 'PERCENTAGE' as const, feeBasisPoints: seed.feeBasisPoints ?? 0 },
    fixedFeeInCents: centsFromVnd(seed.fixedFee ?? 0),
    minimumInCents: centsFromVnd(seed.minimumAmount ?? gatewayDefaults.minimumAmount),
    maximumInCents: centsFromVnd(gatewayDefaults.maximumAmount),
    createdAt: after(opening, priority * day),
  })
  const own = gateways.filter(({ name }) => name === 'momo')
  return [
    ...gateways.map((seed, index) => row(platformId, seed, index + 1, true)),
    ...own.map((seed) => row(firstShop.id, seed, 1, false)),
  ]
}
