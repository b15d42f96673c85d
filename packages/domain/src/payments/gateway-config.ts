import { gatewayEntry, type GatewayName } from './gateway-catalogue.ts'

/** A gateway's secret configuration: a text for each of its fields. */
export type GatewayConfig = Readonly<Record<string, string>>

const hidden = '••••••••'
/** From this length on the last four characters are shown, so that two secrets can be told apart. */
const minLengthWithEnd = 12

/** Hides a secret. */
export function maskSecret(secret: string): string {
  return secret.length >= minLengthWithEnd ? hidden + secret.slice(-4) : hidden
}

/** The configuration as it may be read again: secrets are masked. */
export function maskGatewayConfig(name: GatewayName, config: GatewayConfig): GatewayConfig {
  const { required, optional } = gatewayEntry(name)
  const shown = new Set([...required, ...optional].filter(({ isPublic }) => isPublic).map((field) => field.name))
  return Object.fromEntries(
    Object.entries(config).map(([field, value]) => [field, shown.has(field) ? value : maskSecret(value)]),
  )
}

/** Puts the stored secrets back where a form returns them masked, as it read them. */
export function keepMaskedSecrets(name: GatewayName, given: GatewayConfig, stored: GatewayConfig): GatewayConfig {
  const masked = maskGatewayConfig(name, stored)
  return Object.fromEntries(
    Object.entries(given).map(([field, value]) => [field, value === masked[field] ? (stored[field] ?? value) : value]),
  )
}
