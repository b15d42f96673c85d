import type { GatewayName as ProviderName } from '@chonoi/payment-gateways'

/** Where a provider is reached: its payment page and API. They are one host except at VNPay. */
interface Addresses {
  readonly page: string
  readonly api: string
}

const oneHost = (host: string): Addresses => ({ page: host, api: host })

const test = {
  vnpay: {
    page: 'https://sandbox.vnpayment.vn/paymentv2/vpcpay.html',
    api: 'https://sandbox.vnpayment.vn/merchant_webapi/api/transaction',
  },
  momo: oneHost('https://test-payment.momo.vn'),
  zalopay: oneHost('https://sb-openapi.zalopay.vn'),
  stripe: oneHost('https://api.stripe.com'),
  paypal: oneHost('https://api-m.sandbox.paypal.com'),
} as const satisfies Record<ProviderName, Addresses>

const live = {
  vnpay: {
    page: 'https://pay.vnpay.vn/vpcpay.html',
    api: 'https://merchant.vnpay.vn/merchant_webapi/api/transaction',
  },
  momo: oneHost('https://payment.momo.vn'),
  zalopay: oneHost('https://openapi.zalopay.vn'),
  // Stripe tells test from live by the key.
  stripe: oneHost('https://api.stripe.com'),
  paypal: oneHost('https://api-m.paypal.com'),
} as const satisfies Record<ProviderName, Addresses>

/** Where a transfer is made without real money: the bank of the payment sandbox, with the code scanned. */
export function bankSandboxUrl({ sandboxUrl }: { sandboxUrl: string | null }, vietQr: string | null): string | null {
  if (sandboxUrl === null) return null
  return vietQr ? `${sandboxUrl}/bank?qr=${encodeURIComponent(vietQr)}` : `${sandboxUrl}/bank`
}

/** The sandbox stands in for everything, live configurations too: with it nothing reaches a provider. */
export function providerAddresses(
  name: ProviderName,
  { isTestMode, sandboxUrl }: { isTestMode: boolean; sandboxUrl: string | null },
): Addresses {
  if (sandboxUrl === null) return (isTestMode ? test : live)[name]
  if (name !== 'vnpay') return oneHost(`${sandboxUrl}/${name}`)
  return {
    page: `${sandboxUrl}/vnpay/paymentv2/vpcpay.html`,
    api: `${sandboxUrl}/vnpay/merchant_webapi/api/transaction`,
  }
}
