import { normalizePassword } from '../text/normalize-text.ts'
import type { Fault } from './field-problem.ts'
import { lengthOf, type TextRule } from './text-rules.ts'

/** Only length is checked: it makes a password strong. Any characters are allowed. */
export const passwordLength = { min: 8, max: 128 } as const

/** Whether a password is on the list of common ones; only the server carries that list. */
export type CommonPasswordCheck = (password: string) => boolean

export function passwordShape(text: string): Fault | null {
  const length = lengthOf(normalizePassword(text))
  if (length < passwordLength.min) return { code: 'password.too_short', params: { min: passwordLength.min } }
  if (length > passwordLength.max) return { code: 'password.too_long', params: { max: passwordLength.max } }
  return null
}

export function uncommonPassword(isCommon: CommonPasswordCheck): TextRule {
  return (text) => (isCommon(normalizePassword(text)) ? { code: 'password.too_common' } : null)
}

/** The repeated password of a form. The server gets none and omits it. */
export function sameAs(password: string | undefined): TextRule {
  return (text) =>
    normalizePassword(text) === normalizePassword(password ?? '') ? null : { code: 'password.mismatch' }
}
