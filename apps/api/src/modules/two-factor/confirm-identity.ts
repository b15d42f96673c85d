import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { confirmPassword } from '../auth/confirm-password.ts'
import { acceptCode, wrongCode } from './check-code.ts'
import { findTwoFactorForUpdate, hasTwoFactor } from './two-factor.store.ts'

/** Whether a change that asks for the caller's password asks for a code too. */
export const asksForCode = (context: RequestContext): Promise<boolean> =>
  context.asSystem((system) => hasTwoFactor(system, context.person.id))

/**
 * Asks for the caller's password again. Answers their row and the check of the code, where two-factor authentication is
 * on, for the transaction of the change itself: read under its lock, of two requests with one code one counts. Fails with
 * auth.current_password_wrong, auth.two_factor_code_wrong.
 */
export async function confirmIdentity(
  context: RequestContext,
  { password, code, needsCode }: { password: string; code?: string | null | undefined; needsCode: boolean },
) {
  const { rateLimits } = context.ports
  const user = await confirmPassword(context, password)
  if (needsCode) await rateLimits.consume('two-factor', user.id)
  async function enforceCode(system: Queries): Promise<void> {
    const row = await findTwoFactorForUpdate(system, user.id)
    if (row?.enabledAt && !(await acceptCode(context, system, row, code ?? ''))) throw wrongCode()
    if (needsCode) context.afterCommit(() => rateLimits.forget('two-factor', user.id))
  }
  return { user, enforceCode }
}
