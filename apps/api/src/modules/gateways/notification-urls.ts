import type { GatewayNotificationUrl } from '@chonoi/contract'
import type { GatewayOwner } from './whose-gateways.ts'

type Provider = GatewayNotificationUrl['provider']

/** Where a provider tells of payments. It is entered at the provider, or sent to it with each payment. */
export const notificationUrl = (publicUrl: string, provider: Provider): string =>
  `${publicUrl}/api/v1/payments/${provider}/notifications`

const ofProviders = [
  { gatewayName: 'vnpay', provider: 'vnpay' },
  { gatewayName: 'momo', provider: 'momo' },
  { gatewayName: 'zalopay', provider: 'zalopay' },
  { gatewayName: 'stripe', provider: 'stripe' },
  { gatewayName: 'paypal', provider: 'paypal' },
] as const

const ofFeeds = [
  { gatewayName: 'bank_transfer', provider: 'payos' },
  { gatewayName: 'bank_transfer', provider: 'sepay' },
] as const

/** The addresses for an owner's gateways. Transfers arrive at the platform's account only, and so do the bank's feeds. */
export const notificationUrls = (publicUrl: string, owner: GatewayOwner): GatewayNotificationUrl[] =>
  [...ofProviders, ...(owner === 'platform' ? ofFeeds : [])].map((one) => ({
    ...one,
    url: notificationUrl(publicUrl, one.provider),
  }))
