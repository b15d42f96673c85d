import { maxNameLength } from './account-forms.ts'
import { emailShape } from './email.ts'
import type { Validator } from './field-problem.ts'
import { atLeast, atMost, checkText, required } from './text-rules.ts'

export const contactMessageLength = { min: 10, max: 2000 } as const

export type ContactForm = {
  readonly name: string
  readonly email: string
  /** The topic; empty until chosen. */
  readonly topic: string
  readonly message: string
}

/** GAP-02: a message to the platform's staff. */
export const validateContact: Validator<ContactForm> = (form) => [
  ...checkText('name', form.name, required, atMost(maxNameLength)),
  ...checkText('email', form.email, required, emailShape),
  ...checkText('topic', form.topic, required),
  ...checkText('message', form.message, required, atLeast(contactMessageLength.min), atMost(contactMessageLength.max)),
]
