import { Secret, TOTP } from 'otpauth'

const secretBytes = 20
const periodSeconds = 30

const totpOf = (secret: string, email = '') =>
  new TOTP({ issuer: 'Chợ Nổi', label: email, secret: Secret.fromBase32(secret), period: periodSeconds })

/** Returns a new secret in base 32. */
export const newAuthenticatorSecret = (): string => new Secret({ size: secretBytes }).base32

/** Returns the address that an authenticator app opens. */
export const authenticatorUrl = (secret: string, email: string): string => totpOf(secret, email).toString()

/**
 * Returns the 30-second step whose code this is, or null. Accepts the step before and after, for clocks that differ and
 * slow typing.
 */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const timestamp = now.getTime()
  const delta = totpOf(secret).validate({ token: code, timestamp, window: 1 })
  return delta === null ? null : Math.floor(timestamp / 1000 / periodSeconds) + delta
}
