import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { passwordChangedMail } from '../../mail/password-mails.ts'
import { sendInBackground } from '../../mail/send-in-background.ts'
import { platformMailBrand } from '../../mail/mail-brand.store.ts'
import { record } from '../events/record.ts'
import { setPasswordHash, type UserRow } from './accounts.store.ts'
import { passwordChanged } from './auth.events.ts'
import { closePasswordResets } from './password-resets.store.ts'
import { deleteChallengesOf } from '../two-factor/two-factor.store.ts'
import { revokeSessionsOf } from './sessions.store.ts'

interface NewPassword {
  user: UserRow
  passwordHash: string
  because: 'password_changed' | 'password_reset'
  /** The session to keep. Without it all end. */
  keepSession?: string
}

/** Gives an account its new password, ends its sessions and mailed links, and tells its owner. Runs as the system. */
export async function setPassword(
  context: RequestContext,
  queries: Queries,
  { user, passwordHash, because, keepSession }: NewPassword,
): Promise<void> {
  const now = context.ports.now()
  await setPasswordHash(queries, user.id, passwordHash, now)
  await closePasswordResets(queries, user.id, now)
  await deleteChallengesOf(queries, user.id)
  await revokeSessionsOf(queries, user.id, because, keepSession)
  await record(context, queries, passwordChanged(user, because))
  const reader = { ...user, language: user.language ?? context.facts.language }
  context.afterCommit(async () =>
    sendInBackground(context, async () => {
      const brand = await platformMailBrand(context.visitor, context.ports.publicUrl)
      return passwordChangedMail({ ...reader, brand }, `${context.ports.publicUrl}/forgot-password`)
    }),
  )
}
