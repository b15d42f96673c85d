import type { BodyOf, SessionGrant } from '@chonoi/contract'
import { normalizeEmail, normalizeVietnamesePhone, registerValidator } from '@chonoi/domain'
import { isCommonPassword } from '@chonoi/domain/common-passwords'
import type { RequestContext } from '../../http/context.ts'
import { Failure } from '../../http/failure.ts'
import { record } from '../events/record.ts'
import { getPlatformSettingsRow } from '../platform/platform.store.ts'
import { findPlatformTenantId, insertMembership, insertUser, setPasswordHash } from './accounts.store.ts'
import { registered } from './auth.events.ts'
import { enforceNewPassword } from './check-new-password.ts'
import { startSession } from './start-session.ts'

const validate = registerValidator(isCommonPassword)

/**
 * Makes an account, a customer of the platform, and signs it in. The password is hashed before the address is looked
 * at, so that a taken one answers no faster.
 *
 * Fails with auth.registration_closed, auth.weak_password, auth.email_taken.
 */
export async function register(
  context: RequestContext,
  input: BodyOf<'register'>,
  csrfHash: Buffer,
): Promise<SessionGrant> {
  const settings = await getPlatformSettingsRow(context.visitor)
  if (!settings.registrationEnabled) throw new Failure('auth.registration_closed')
  await enforceNewPassword(context, validate, input, 'password')
  const passwordHash = await context.ports.passwords.hash(input.password)
  return context.asSystem(async (queries) => {
    const platformId = await findPlatformTenantId(queries)
    const user = await insertUser(queries, {
      email: normalizeEmail(input.email),
      firstName: input.firstName.trim(),
      lastName: input.lastName.trim(),
      phone: input.phone ? normalizeVietnamesePhone(input.phone) : null,
      language: context.facts.language,
      homeTenantId: platformId,
    })
    if (!user) throw new Failure('auth.email_taken')
    await setPasswordHash(queries, user.id, passwordHash, context.ports.now())
    await insertMembership(queries, { userId: user.id, tenantId: platformId, role: 'CUSTOMER' })
    await record(context, queries, registered(user, platformId))
    return startSession(context, queries, user, csrfHash)
  })
}
