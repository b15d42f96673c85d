import { randomUUID } from 'node:crypto'
import type { BodyOf } from '@chonoi/contract'
import QRCode from 'qrcode'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { Failure } from '../../http/failure.ts'
import { record } from '../events/record.ts'
import { confirmPassword } from '../auth/confirm-password.ts'
import { authenticatorUrl, newAuthenticatorSecret } from './authenticator.ts'
import { hashBackupCode, newBackupCodes } from './backup-codes.ts'
import { acceptAppCode, acceptCode, secretPlace, wrongCode } from './check-code.ts'
import { backupCodesReplaced, twoFactorOff, twoFactorOn } from './two-factor.events.ts'
import {
  changeTwoFactor,
  countBackupCodes,
  deleteTwoFactor,
  findTwoFactor,
  findTwoFactorForUpdate,
  keepSecret,
  replaceBackupCodes,
} from './two-factor.store.ts'

export async function readTwoFactorStatus(context: RequestContext) {
  const { id } = context.person
  return context.asSystem(async (queries) => {
    const enabled = Boolean((await findTwoFactor(queries, id))?.enabledAt)
    return { enabled, backupCodesRemaining: enabled ? await countBackupCodes(queries, id) : 0 }
  })
}

/**
 * Makes a new secret, which counts once enableTwoFactor got a code of it. Fails with auth.current_password_wrong,
 * auth.two_factor_on.
 */
export async function setupTwoFactor(context: RequestContext, { password }: BodyOf<'setupTwoFactor'>) {
  const { id: userId, email } = await confirmPassword(context, password)
  const id = randomUUID()
  const secret = newAuthenticatorSecret()
  const encryptedSecret = await context.ports.encryption.encrypt(secret, secretPlace(id))
  const isKept = await context.asSystem((queries) => keepSecret(queries, { id, userId, encryptedSecret }))
  if (!isKept) throw new Failure('auth.two_factor_on')
  const otpauthUrl = authenticatorUrl(secret, email)
  const svg = await QRCode.toString(otpauthUrl, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 })
  return { secret, otpauthUrl, qrCodeDataUrl: `data:image/svg+xml,${encodeURIComponent(svg)}` }
}

/**
 * Turns it on with the password and a code of the new secret: whoever found a session open doesn't shut its owner out.
 * Fails with auth.current_password_wrong, auth.two_factor_off without a secret, auth.two_factor_on,
 * auth.two_factor_code_wrong.
 */
export async function enableTwoFactor(context: RequestContext, { password, code }: BodyOf<'enableTwoFactor'>) {
  const { id: userId } = context.person
  const user = await confirmPassword(context, password)
  await context.ports.rateLimits.consume('two-factor', userId)
  const backupCodes = await context.asSystem(async (queries) => {
    const row = await findTwoFactorForUpdate(queries, userId)
    if (!row) throw new Failure('auth.two_factor_off')
    if (row.enabledAt) throw new Failure('auth.two_factor_on')
    if (!(await acceptAppCode(context, queries, row, code))) throw wrongCode()
    await changeTwoFactor(queries, row.id, { enabledAt: context.ports.now() })
    await record(context, queries, twoFactorOn(user))
    return replaceCodes(context, queries, userId)
  })
  await context.ports.rateLimits.forget('two-factor', userId)
  return { success: true, backupCodes }
}

/**
 * Turns it off with the password and a code. Fails with auth.current_password_wrong, auth.two_factor_off,
 * auth.two_factor_code_wrong.
 */
export async function disableTwoFactor(context: RequestContext, { password, code }: BodyOf<'disableTwoFactor'>) {
  const { id: userId } = context.person
  const user = await confirmPassword(context, password)
  await context.ports.rateLimits.consume('two-factor', userId)
  await context.asSystem(async (queries) => {
    const row = await findTwoFactorForUpdate(queries, userId)
    if (!row?.enabledAt) throw new Failure('auth.two_factor_off')
    if (!(await acceptCode(context, queries, row, code))) throw wrongCode()
    await deleteTwoFactor(queries, userId)
    await record(context, queries, twoFactorOff(user))
  })
  await context.ports.rateLimits.forget('two-factor', userId)
}

/** Replaces the backup codes. Fails with auth.current_password_wrong, auth.two_factor_off. */
export async function regenerateBackupCodes(context: RequestContext, { password }: BodyOf<'regenerateBackupCodes'>) {
  const user = await confirmPassword(context, password)
  return context.asSystem(async (queries) => {
    const row = await findTwoFactorForUpdate(queries, user.id)
    if (!row?.enabledAt) throw new Failure('auth.two_factor_off')
    await record(context, queries, backupCodesReplaced(user))
    return { backupCodes: await replaceCodes(context, queries, user.id) }
  })
}

async function replaceCodes({ ports }: RequestContext, queries: Queries, userId: string): Promise<string[]> {
  const codes = newBackupCodes()
  const hashes = codes.map((code) => hashBackupCode(ports.tokens, code))
  await replaceBackupCodes(queries, userId, hashes)
  return codes
}
