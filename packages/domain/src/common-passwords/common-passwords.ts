import { rankedPasswords } from './ranked-passwords.ts'
import { vietnamesePasswords } from './vietnamese-passwords.ts'

/** In lower case. Shorter ones than eight characters are refused by their length. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `${rankedPasswords} ${vietnamesePasswords}`.trim().split(/\s+/),
)

/**
 * Whether a password is one of the most common, upper and lower case alike. Its own entry
 * (`@chonoi/domain/common-passwords`), so that the list stays on the server.
 */
export function isCommonPassword(password: string): boolean {
  return commonPasswords.has(password.trim().toLowerCase())
}
