import type { BodyOf } from '@chonoi/contract'
import { href, mayGrantRole, newUserValidator, normalizeEmail, normalizeVietnamesePhone } from '@chonoi/domain'
import { isCommonPassword } from '@chonoi/domain/common-passwords'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { enforce, Failure } from '../../http/failure.ts'
import { accountCreatedMail } from '../../mail/password-mails.ts'
import { platformMailBrand } from '../../mail/mail-brand.store.ts'
import { sendInBackground } from '../../mail/send-in-background.ts'
import { findPlatformTenantId, insertMembership, insertUser, setPasswordHash } from '../auth/accounts.store.ts'
import { enforceNewPassword } from '../auth/check-new-password.ts'
import { insertPasswordReset } from '../auth/password-resets.store.ts'
import { record } from '../events/record.ts'
import { lockAsAdministrator } from './lock-users.ts'
import type { SeenUser } from './read-user.ts'
import { userCreated } from './users.events.ts'
import type { UserRow } from './users.store.ts'

const daysGood = 3
const validate = newUserValidator(isCommonPassword)

/**
 * Creates an account with a role on the platform. Its password is typed, or its owner gets a link to choose one. Fails
 * with auth.role_above_own, auth.weak_password, auth.email_taken.
 */
export async function createUser(context: RequestContext, input: BodyOf<'createUser'>): Promise<SeenUser> {
  const { role, password, passwordLink = false, isActive = true } = input
  await enforceNewPassword(context, validate, input, 'password')
  const passwordHash = passwordLink || !password ? null : await context.ports.passwords.hash(password)
  return context.asSystem(async (system) => {
    const tenantId = await findPlatformTenantId(system)
    enforce(mayGrantRole(context.person, role, tenantId))
    await lockAsAdministrator(context, system, [], tenantId)
    const user = await insertUser(system, {
      email: normalizeEmail(input.email),
      firstName: input.firstName?.trim() ?? '',
      lastName: input.lastName?.trim() ?? '',
      phone: input.phone ? normalizeVietnamesePhone(input.phone) : null,
      homeTenantId: tenantId,
      isActive,
    })
    if (!user) throw new Failure('auth.email_taken')
    await insertMembership(system, { userId: user.id, tenantId, role })
    if (passwordHash) await setPasswordHash(system, user.id, passwordHash, context.ports.now())
    else await mailPasswordLink(context, system, user)
    await record(context, system, userCreated(user, role, tenantId))
    return { user, tenantId, membership: null, role, seenAs: 'platform' }
  })
}

/** Only the hash of the link is stored. It is mailed once the account is there. */
async function mailPasswordLink(context: RequestContext, system: Queries, user: UserRow): Promise<void> {
  const { tokens, publicUrl, now } = context.ports
  const token = tokens.newSecret()
  const expiresAt = new Date(now().getTime() + daysGood * 86_400_000)
  await insertPasswordReset(system, { userId: user.id, tokenHash: tokens.hashSecret(token), expiresAt })
  const reader = { ...user, language: context.facts.language }
  const url = publicUrl + href('/reset-password', { query: { token } })
  context.afterCommit(async () =>
    sendInBackground(context, async () => {
      const brand = await platformMailBrand(context.visitor, publicUrl)
      return accountCreatedMail({ ...reader, brand }, url, daysGood)
    }),
  )
}
