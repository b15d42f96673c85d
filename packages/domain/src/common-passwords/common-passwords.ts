import { rankedPasswords } from './ranked-passwords.ts'
import { vietnamesePasswords } from './vietnamese-passwords.ts'

/** In lower case. Passwords under eight characters are missing because the length check rejects them. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `${rankedPasswords} ${vietnamesePasswords}`.trim().split(/\s+/),
)

/**
 * Whether a password is among the most common, ignoring case. A separate entry point
 * (`@chonoi/domain/common-passwords`), so that the list stays on the server.
 */
export function isCommonPassword(password: string): boolean {
  return commonPasswords.has(password.trim().toLowerCase())
}
