import { href } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { passwordChangedMail } from '../../mail/password-mails.ts'
import { sendInBackground } from '../../mail/send-in-background.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { notify } from '../notifications/notify.ts'
import { setPasswordHash, type UserRow } from './accounts.store.ts'
import { revokeSessionsOf } from './sessions.store.ts'

interface NewPassword {
  user: UserRow
  passwordHash: string
  because: 'password_changed' | 'password_reset'
  /** The session that goes on; without it all end. */
  keepSession?: string
}

/** Gives an account its new password, ends its sessions and tells its owner. Runs as the system. */
export async function setPassword(
  context: RequestContext,
  queries: Queries,
  { user, passwordHash, because, keepSession }: NewPassword,
): Promise<void> {
  await setPasswordHash(queries, user.id, passwordHash, context.ports.now())
  await revokeSessionsOf(queries, user.id, because, keepSession)
  await notify(queries, user.id, {
    type: 'SECURITY_ALERT',
    title: 'Mật khẩu đã được thay đổi',
    message: 'Mật khẩu tài khoản của bạn vừa được thay đổi. Nếu không phải bạn, hãy đặt lại mật khẩu ngay.',
    link: href('/profile'),
    data: { reason: because },
  })
  await writeAudit(context, queries, {
    action: because === 'password_reset' ? 'auth.reset_password' : 'auth.change_password',
    description: 'Changed the password',
    vietnameseDescription: 'Đổi mật khẩu',
    entityType: 'user',
    entityId: user.id,
    severity: 'WARNING',
    by: user,
  })
  const reader = { ...user, language: user.language ?? context.facts.language }
  context.afterCommit(async () =>
    sendInBackground(context, () => passwordChangedMail(reader, context.ports.publicUrl + href('/forgot-password'))),
  )
}
