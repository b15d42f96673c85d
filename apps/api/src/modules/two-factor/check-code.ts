import type { Queries } from '../../database/database.ts'
import { placeOf } from '../../encryption/encrypted-columns.ts'
import type { RequestContext } from '../../http/context.ts'
import { Failure } from '../../http/failure.ts'
import { stepOfCode } from './authenticator.ts'
import { bareCode, hashBackupCode } from './backup-codes.ts'
import { changeTwoFactor, type TwoFactorRow, useBackupCode } from './two-factor.store.ts'

export const secretPlace = (id: string) => placeOf({ table: 'two_factor', column: 'encrypted_secret' }, id)

/** Accepts a code of the app, which counts once, under the lock of its row. */
export async function acceptAppCode(
  { ports }: RequestContext,
  queries: Queries,
  row: TwoFactorRow,
  typed: string,
): Promise<boolean> {
  const secret = await ports.encryption.decrypt(row.encryptedSecret, secretPlace(row.id))
  const step = stepOfCode(secret, bareCode(typed), ports.now())
  if (step === null || step <= row.lastStep) return false
  await changeTwoFactor(queries, row.id, { lastStep: step })
  return true
}

/** Accepts a code of the app or a backup code; each counts once. */
export async function acceptCode(
  context: RequestContext,
  queries: Queries,
  row: TwoFactorRow,
  typed: string,
): Promise<boolean> {
  if (await acceptAppCode(context, queries, row, typed)) return true
  return useBackupCode(queries, row.userId, hashBackupCode(context.ports.tokens, typed))
}

export const wrongCode = () =>
  new Failure('auth.two_factor_code_wrong', { fields: [{ field: 'code', code: 'code.wrong' }] })
