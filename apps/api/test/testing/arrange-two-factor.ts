import { randomUUID } from 'node:crypto'
import { TOTP, Secret } from 'otpauth'
import { hashBackupCode } from '../../src/modules/two-factor/backup-codes.ts'
import { secretPlace } from '../../src/modules/two-factor/check-code.ts'
import type { TestApi } from './test-api.ts'

/** The secret of every arranged authenticator app. */
export const authenticatorSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
export const backupCode = '23456-789AB'

/** Returns the code that an app shows, `steps` times 30 seconds from now. */
export const appCode = (secret = authenticatorSecret, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })

/** Turns two-factor authentication on for a person, with one backup code; or leaves it at a secret that isn't enabled. */
export async function arrangeTwoFactor({ owner, api }: TestApi, userId: string, { isOn = true } = {}): Promise<void> {
  const id = randomUUID()
  const secret = await api.ports.encryption.encrypt(authenticatorSecret, secretPlace(id))
  await owner.query('insert into two_factor (id, user_id, encrypted_secret, enabled_at) values ($1, $2, $3, $4)', [
    id,
    userId,
    secret,
    isOn ? new Date() : null,
  ])
  await owner.query('insert into two_factor_backup_codes (user_id, code_hash) values ($1, $2)', [
    userId,
    hashBackupCode(api.ports.tokens, backupCode),
  ])
}

/** Arranges a sign-in of a person that waits for its second factor. Returns its token. */
export async function arrangeChallenge({ owner, api }: TestApi, userId: string): Promise<string> {
  const token = api.ports.tokens.newSecret()
  await owner.query(
    `insert into two_factor_challenges (user_id, token_hash, expires_at) values ($1, $2, now() + interval '1 hour')`,
    [userId, api.ports.tokens.hashSecret(token)],
  )
  return token
}
