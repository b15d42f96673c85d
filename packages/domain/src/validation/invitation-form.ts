import type { InvitableRole } from '../invitations/invitation.ts'
import { emailShape } from './email.ts'
import type { Validator } from './field-problem.ts'
import { atMost, checkText, required } from './text-rules.ts'
import { withoutLinks } from './without-links.ts'

export const invitationMessageLength = 500

export type InvitationForm = {
  readonly email: string
  /** Null until chosen. */
  readonly role: InvitableRole | null
  readonly message?: string | null | undefined
}

export const validateInvitationForm: Validator<InvitationForm> = ({ email, role, message }) => [
  ...checkText('email', email, required, emailShape),
  ...(role === null ? [{ field: 'role', code: 'required' } as const] : []),
  ...checkText('message', message, atMost(invitationMessageLength), withoutLinks),
]
