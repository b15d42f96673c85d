import { createHash } from 'node:crypto'
import { href, normalizeEmail } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { passwordResetMail } from '../../mail/password-mails.ts'
import { sendInBackground } from '../../mail/send-in-background.ts'
import { platformMailBrand } from '../../mail/mail-brand.store.ts'
import { findAccount, type UserRow } from './accounts.store.ts'
import { insertPasswordReset } from './password-resets.store.ts'

const minutesGood = 30

/** Mails a single-use link to an active account. Answer and duration are the same when there is none. */
export async function forgotPassword(context: RequestContext, sent: string): Promise<void> {
  const email = normalizeEmail(sent)
  const account = createHash('sha256').update(email).digest('base64url')
  await context.ports.rateLimits.consume('reset-account', account)
  const known = await context.asSystem((queries) => findAccount(queries, { email }))
  if (known?.user.isActive) sendInBackground(context, () => makeResetMail(context, known.user))
}

async function makeResetMail(context: RequestContext, user: UserRow) {
  const { tokens, publicUrl, now } = context.ports
  const token = tokens.newSecret()
  await context.asSystem((queries) =>
    insertPasswordReset(queries, {
      userId: user.id,
      tokenHash: tokens.hashSecret(token),
      expiresAt: new Date(now().getTime() + minutesGood * 60_000),
    }),
  )
  const brand = await platformMailBrand(context.visitor, publicUrl)
  const reader = { ...user, brand, language: user.language ?? context.facts.language }
  return passwordResetMail(reader, publicUrl + href('/reset-password', { query: { token } }), minutesGood)
}
