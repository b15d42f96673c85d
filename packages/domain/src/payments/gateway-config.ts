import { gatewayEntry, type GatewayName } from './gateway-catalogue.ts'

/** A gateway's secret configuration: a text for each of its fields. */
export type GatewayConfig = Readonly<Record<string, string>>

const hidden = '••••••••'
/** From this length on the last four characters are shown, so that two secrets can be told apart. */
const minLengthWithEnd = 12

/** Hides a secret. */
function maskSecret(secret: string): string {
  return secret.length >= minLengthWithEnd ? hidden + secret.slice(-4) : hidden
}

/** Whether a value is a mask, or holds part of one. */
export function isMasked(value: string): boolean {
  return value.includes('•')
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

/** Reads the form's JSON text: an object with a text or a whole number for each field. Null for anything else. */
export function parseGatewayConfig(text: string): GatewayConfig | null {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return null
  }
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? gatewayConfigOf(value as Readonly<Record<string, unknown>>)
    : null
}

/** The object's values as texts, without surrounding spaces and blank ones. Null when one is neither text nor number. */
export function gatewayConfigOf(fields: Readonly<Record<string, unknown>>): GatewayConfig | null {
  const entries = Object.entries(fields)
  if (!entries.every(([, value]) => typeof value === 'string' || Number.isSafeInteger(value))) return null
  return Object.fromEntries(
    entries.map(([name, value]) => [name, String(value).trim()] as const).filter(([, value]) => value !== ''),
  )
}
