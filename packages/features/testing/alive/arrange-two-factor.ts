import { type ApiClient, unwrap } from '@chonoi/api-client'

/** Turns two-factor authentication on for the signed-in person, as they would with an app. */
export async function turnTwoFactorOn(api: ApiClient): Promise<void> {
  const password = 'Chonoi#2026'
  const { secret } = await unwrap(api.POST('/auth/2fa/setup', { body: { password } }))
  await unwrap(api.POST('/auth/2fa/enable', { body: { password, code: await codeOf(secret) } }))
}

/** Has the platform demand it of administrators, as a super administrator, who needs it for that. */
export async function demandTwoFactor(superAdministrator: ApiClient): Promise<void> {
  await turnTwoFactorOn(superAdministrator)
  const body = { twoFactorDemandedOf: 'ADMINISTRATORS' } as const
  await unwrap(superAdministrator.PUT('/admin/platform/settings', { body }))
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The code that an authenticator app shows now (RFC 6238). */
export async function codeOf(secret: string): Promise<string> {
  const bits = [...secret.replaceAll(' ', '')].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
  const bytes = bits.join('').match(/.{8}/g) ?? []
  const raw = Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2))
  const key = await crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-1' }, false, ['sign'])
  const step = new DataView(new ArrayBuffer(8))
  step.setUint32(4, Math.floor(Date.now() / 30_000))
  const digest = new DataView(await crypto.subtle.sign('HMAC', key, step.buffer))
  const offset = digest.getUint8(19) & 15
  return String((digest.getUint32(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}
