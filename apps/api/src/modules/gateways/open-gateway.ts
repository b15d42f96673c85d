import { randomBytes } from 'node:crypto'
import { defaultVndPerUsd, type GatewayConfig } from '@chonoi/domain'
import {
  type GatewayName as ProviderName,
  gatewayNames as providerNames,
  type GatewayServices,
  MomoGateway,
  type PaymentGateway,
  PaypalGateway,
  StripeGateway,
  VnpayGateway,
  ZalopayGateway,
} from '@chonoi/payment-gateways'
import type { Ports } from '../../ports/ports.ts'
import { decryptGatewayConfig } from './gateway-secrets.ts'
import type { GatewayConfigRow } from './gateways.store.ts'
import { providerAddresses } from './provider-addresses.ts'

type GatewayPorts = Pick<Ports, 'encryption' | 'payments' | 'now'>
type Addresses = ReturnType<typeof providerAddresses>

const adapters: Readonly<
  Record<ProviderName, (config: GatewayConfig, addresses: Addresses, services: GatewayServices) => PaymentGateway>
> = {
  vnpay: ({ merchantId = '', secretKey = '' }, { page, api }, services) =>
    new VnpayGateway({ tmnCode: merchantId, hashSecret: secretKey, paymentUrl: page, apiUrl: api }, services),
  momo: ({ partnerCode = '', accessKey = '', secretKey = '' }, { api: host }, services) =>
    new MomoGateway({ partnerCode, accessKey, secretKey, host }, services),
  zalopay: ({ appId = '', key1 = '', key2 = '' }, { api: host }, services) =>
    new ZalopayGateway({ appId, key1, key2, host }, services),
  // Without a webhook secret no notification is believed, so the secret is one that nobody knows.
  stripe: ({ secretKey = '', webhookSecret = randomBytes(32).toString('hex') }, { api: host }, services) =>
    new StripeGateway({ secretKey, webhookSecret, host }, services),
  paypal: ({ clientId = '', clientSecret = '', webhookId = '', vndPerUsd }, { api: host }, services) =>
    new PaypalGateway(
      { clientId, clientSecret, webhookId, host, vndPerUsd: Number(vndPerUsd ?? defaultVndPerUsd) },
      services,
    ),
}

/** The access tokens of an API's gateways, which are opened anew for every call. */
const tokensOf = new WeakMap<object, NonNullable<GatewayServices['tokens']>>()

function keptTokens(payments: GatewayPorts['payments']): NonNullable<GatewayServices['tokens']> {
  const tokens = tokensOf.get(payments) ?? new Map()
  tokensOf.set(payments, tokens)
  return tokens
}

/** Whether a provider is behind the gateway. Bank transfer and manual deposit have none. */
export const isProvider = (name: string): name is ProviderName => (providerNames as readonly string[]).includes(name)

/** A configuration of a provider's gateway. */
export type ProviderConfigRow = GatewayConfigRow & { readonly gatewayName: ProviderName }

export const isProviderConfig = (row: GatewayConfigRow): row is ProviderConfigRow => isProvider(row.gatewayName)

/** Opens the adapter of a stored configuration. Decrypts its credentials; makes no network call. */
export async function openGateway(
  { encryption, payments, now }: GatewayPorts,
  row: ProviderConfigRow,
  options: Pick<GatewayServices, 'timeoutMs'> = {},
): Promise<PaymentGateway> {
  const config = await decryptGatewayConfig(encryption, row)
  const addresses = providerAddresses(row.gatewayName, { ...row, sandboxUrl: payments.sandboxUrl })
  return adapters[row.gatewayName](config, addresses, {
    ...options,
    now,
    tokens: keptTokens(payments),
    ...(payments.fetch && { fetch: payments.fetch }),
  })
}
