/** The documented payment gateways (D1§3). */
export const gatewayNames = ['vnpay', 'momo', 'zalopay', 'stripe', 'paypal', 'bank_transfer', 'manual_deposit'] as const

export type GatewayName = (typeof gatewayNames)[number]

/** A field of a gateway's secret configuration. */
export interface GatewayField {
  readonly name: string
  /** Shown as it is when the configuration is read. All others are masked. */
  readonly isPublic?: boolean
}

export interface GatewayEntry {
  readonly displayName: string
  readonly currencies: readonly ('VND' | 'USD' | 'EUR')[]
  /** Documented fields, without which a configuration is refused. */
  readonly required: readonly GatewayField[]
  /** Further fields that the adapters understand. */
  readonly optional: readonly GatewayField[]
}

const shown = (name: string): GatewayField => ({ name, isPublic: true })
const masked = (name: string): GatewayField => ({ name })

/** ADM-GW-14..20, with the optional fields that webhooks, VietQR and the rate of the US dollar need. */
export const gatewayCatalogue = {
  vnpay: {
    displayName: 'VNPay',
    currencies: ['VND'],
    required: [masked('merchantId'), masked('secretKey'), shown('returnUrl')],
    optional: [],
  },
  momo: {
    displayName: 'MoMo',
    currencies: ['VND'],
    required: [masked('partnerCode'), masked('accessKey'), masked('secretKey')],
    optional: [],
  },
  zalopay: {
    displayName: 'ZaloPay',
    currencies: ['VND'],
    required: [masked('appId'), masked('key1'), masked('key2')],
    optional: [],
  },
  stripe: {
    displayName: 'Stripe',
    currencies: ['VND', 'USD', 'EUR'],
    required: [masked('publicKey'), masked('secretKey')],
    optional: [masked('webhookSecret')],
  },
  paypal: {
    displayName: 'PayPal',
    currencies: ['USD', 'EUR', 'VND'],
    required: [masked('clientId'), masked('clientSecret')],
    optional: [masked('webhookId'), shown('vndPerUsd')],
  },
  bank_transfer: {
    displayName: 'Chuyển khoản ngân hàng',
    currencies: ['VND'],
    required: [shown('bankName'), masked('accountNumber'), shown('accountHolder')],
    optional: [shown('bankBin'), masked('payosChecksumKey'), masked('sepayApiKey')],
  },
  manual_deposit: {
    displayName: 'Nạp tiền thủ công',
    currencies: ['VND'],
    required: [shown('bankReference'), shown('transferDateTime')],
    optional: [],
  },
} as const satisfies Record<GatewayName, GatewayEntry>

/** The catalogue's entry, with the general type of its fields. */
export const gatewayEntry = (name: GatewayName): GatewayEntry => gatewayCatalogue[name]

/** Rate for PayPal, which has no VND, where the configuration names none. */
export const defaultVndPerUsd = 25_450

/** ADM-GW-21: what the form holds once a gateway is picked; amounts in whole VND. */
export const gatewayDefaults = {
  minimumAmount: 1_000,
  maximumAmount: 50_000_000,
  feeType: 'PERCENTAGE',
  feeValue: 2.9,
  isEnabled: true,
  isTestMode: true,
} as const
