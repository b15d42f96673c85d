import { commonPasswords } from './common-password-list.ts'

/**
 * Whether a password is one of the most common, upper and lower case alike. Its own entry
 * (`@chonoi/domain/common-passwords`), so that the list stays on the server.
 */
export function isCommonPassword(password: string): boolean {
  return commonPasswords.has(password.trim().toLowerCase())
}
