import { createHash } from 'node:crypto'
import {
  href,
  invitationDays,
  type InvitationForm,
  mayGrantRole,
  mayJoinAs,
  mayResendInvitation,
  normalizeEmail,
  validateInvitationForm,
} from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { enforce, enforceForm, Failure, found } from '../../http/failure.ts'
import { invitationMail } from '../../mail/invitation-mail.ts'
import { shopMailBrand } from '../../mail/mail-brand.store.ts'
import { sendInBackground } from '../../mail/send-in-background.ts'
import { findAccount } from '../auth/accounts.store.ts'
import { record } from '../events/record.ts'
import { invitationSent } from './invitations.events.ts'
import {
  changeInvitation,
  findInvitation,
  findInvitationForUpdate,
  findMembershipByEmail,
  findInvitingTenant,
  type InvitationRow,
  type InvitingTenant,
  putInvitation,
  type SentInvitation,
} from './invitations.store.ts'
import { managedTenant } from './managed-tenant.ts'

type NewInvitation = InvitationForm & { role: InvitationRow['role']; tenantId?: string | undefined }

/** Invites somebody and mails the link. Fails with auth.role_above_own, invitation.already_pending and the like. */
export async function sendInvitation(context: RequestContext, input: NewInvitation): Promise<SentInvitation> {
  const tenantId = managedTenant(context, input.tenantId)
  enforceForm(validateInvitationForm, input)
  const { role } = input
  enforce(mayGrantRole(context.person, role, tenantId))
  const email = normalizeEmail(input.email)
  await limitMails(context, tenantId, email)
  const secret = newLink(context)
  const sent = await context.transaction(async (queries) => {
    const shop = found(await findInvitingTenant(queries, tenantId))
    enforce(mayJoinAs(await findMembershipByEmail(queries, tenantId, email), role))
    const row = await putInvitation(
      queries,
      { tenantId, email, role, message: input.message?.trim() || null, ...secret.columns },
      context.ports.now(),
    )
    if (!row) throw new Failure('invitation.already_pending')
    await record(context, queries, invitationSent(row))
    return { row, shop }
  })
  mailLink(context, sent, secret.token)
  return { invitation: sent.row, inviter: context.person }
}

/**
 * Mails a new link in place of the one before. The caller becomes the inviter, so that their role is the one that
 * counts.
 */
export async function resendInvitation(
  context: RequestContext,
  id: string,
  inTenant?: string,
): Promise<SentInvitation> {
  const known = await context.transaction(async (queries) => found(await findInvitation(queries, { id })))
  const { tenantId, email, role } = known.invitation
  managedTenant(context, tenantId)
  found(inTenant === undefined || inTenant === tenantId || undefined)
  enforce(mayGrantRole(context.person, role, tenantId))
  await limitMails(context, tenantId, email)
  const secret = newLink(context)
  const row = await context.transaction(async (queries) => {
    enforce(mayResendInvitation(found(await findInvitationForUpdate(queries, { id }))))
    enforce(mayJoinAs(await findMembershipByEmail(queries, tenantId, email), role))
    const changed = await changeInvitation(queries, id, { ...secret.columns, sentAt: context.ports.now() })
    await record(context, queries, invitationSent(changed))
    return changed
  })
  mailLink(context, { row, shop: known.tenant }, secret.token)
  return { invitation: row, inviter: context.person }
}

async function limitMails({ ports }: RequestContext, tenantId: string, email: string): Promise<void> {
  const reader = createHash('sha256').update(`${tenantId} ${email}`).digest('base64url')
  await ports.rateLimits.consume('invitation-email', reader)
  await ports.rateLimits.consume('invitation-shop', tenantId)
}

function newLink({ ports, person }: RequestContext) {
  const token = ports.tokens.newSecret()
  const expiresAt = new Date(ports.now().getTime() + invitationDays * 86_400_000)
  return { token, columns: { tokenHash: ports.tokens.hashSecret(token), expiresAt, invitedBy: person.id } }
}

/** Whether an account exists decides only the language, and shows in no answer. */
function mailLink(
  context: RequestContext,
  { row, shop }: { row: InvitationRow; shop: InvitingTenant },
  token: string,
): void {
  sendInBackground(context, async () => {
    const reader = await context.asSystem((queries) => findAccount(queries, { email: row.email }))
    const brand = await context.asSystem((queries) => shopMailBrand(queries, context.ports.publicUrl, row.tenantId))
    return invitationMail({
      brand,
      ...{ to: row.email, role: row.role, message: row.message, shop: shop.name, inviter: context.person },
      language: reader?.user.language ?? shop.language,
      url: context.ports.publicUrl + href('/invitation', { query: { token } }),
    })
  })
}
