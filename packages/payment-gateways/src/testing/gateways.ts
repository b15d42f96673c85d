import type { GatewayServices } from '../gateway-services.ts'
import { MomoGateway } from '../momo/momo-gateway.ts'
import type { ChargeIdentity, ChargeRequest, GatewayName, PaymentGateway, RefundRequest } from '../payment-gateway.ts'
import { PaypalGateway } from '../paypal/paypal-gateway.ts'
import { StripeGateway } from '../stripe/stripe-gateway.ts'
import { VnpayGateway } from '../vnpay/vnpay-gateway.ts'
import { ZalopayGateway } from '../zalopay/zalopay-gateway.ts'

export const now = new Date('2026-11-25T03:00:00Z')
export const providerOrigin = 'https://provider.test'

/** Secrets of nobody, for tests. */
export const secrets = {
  vnpay: 'goldenVnpaySecret',
  momo: 'goldenMomoSecret',
  momoAccess: 'goldenAccess',
  zalopayKey1: 'goldenZaloKey1',
  zalopayKey2: 'goldenZaloKey2',
  stripe: 'whsec_golden',
  payos: 'goldenPayosKey',
  sepay: 'goldenSepayKey',
} as const

/** Every gateway, by its name. */
export const openGateways: Readonly<Record<GatewayName, (services: GatewayServices) => PaymentGateway>> = {
  vnpay: (services) =>
    new VnpayGateway(
      {
        ...{ tmnCode: 'GOLDEN01', hashSecret: secrets.vnpay },
        ...{ paymentUrl: `${providerOrigin}/pay`, apiUrl: `${providerOrigin}/transaction` },
      },
      services,
    ),
  momo: (services) =>
    new MomoGateway(
      {
        ...{ partnerCode: 'MOMOGOLD', accessKey: secrets.momoAccess, secretKey: secrets.momo },
        host: providerOrigin,
      },
      services,
    ),
  zalopay: (services) =>
    new ZalopayGateway(
      { appId: '2553', key1: secrets.zalopayKey1, key2: secrets.zalopayKey2, host: providerOrigin },
      services,
    ),
  stripe: (services) =>
    new StripeGateway({ secretKey: 'sk_golden', webhookSecret: secrets.stripe, host: providerOrigin }, services),
  paypal: (services) =>
    new PaypalGateway(
      {
        ...{ clientId: 'golden', clientSecret: 'golden', webhookId: 'WH-GOLDEN' },
        ...{ host: providerOrigin, vndPerUsd: 25_000 },
      },
      services,
    ),
}

export const chargeRequest: ChargeRequest = {
  reference: 'CN261125ABCDEFGH',
  amountInCents: 45_000_000,
  description: 'Đơn hàng DH-261125-ABCDEF',
  language: 'vi',
  returnUrl: 'https://shop.test/return',
  notifyUrl: 'https://shop.test/notify',
  customerAddress: '203.0.113.7',
  createdAt: now,
  expiresAt: new Date(now.getTime() + 30 * 60_000),
}

export const chargeOf = (gatewayReference: string | null): ChargeIdentity => ({
  ...{ reference: chargeRequest.reference, gatewayReference, createdAt: now, customerAddress: '203.0.113.7' },
})

export const refundOf = (transactionId: string): RefundRequest => ({
  ...{ refundReference: 'RF0000000001', charge: chargeOf('GATEWAY-1'), transactionId },
  ...{ paid: { currency: 'VND', cents: 45_000_000 }, amount: { currency: 'VND', cents: 15_000_000 } },
  ...{ reason: 'Khách trả hàng', requestedBy: 'admin', requestedAt: now, isOnly: true },
})

export interface SentCall {
  readonly url: string
  readonly body: string
  readonly redirect: string | undefined
}

/** A provider that answers every call alike, apart from PayPal's token, and keeps what it was sent. */
export function providerAnswering(answer: () => Response) {
  const calls: SentCall[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = String(input)
    calls.push({ url, body: typeof init?.body === 'string' ? init.body : '', redirect: init?.redirect })
    return url.endsWith('/oauth2/token') ? Response.json({ access_token: 'token', expires_in: 32_400 }) : answer()
  }
  return { calls, services: { fetch, now: () => now } }
}
