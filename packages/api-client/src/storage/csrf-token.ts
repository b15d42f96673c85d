import { csrfTokenBytes } from '@chonoi/domain'
import type { KeyValueStorage } from './key-value-storage.ts'
import { randomHex } from './random-hex.ts'
import { storageKeys } from './storage-keys.ts'
import { TokenProblemError } from './token-problem-error.ts'

const shape = new RegExp(`^[0-9a-f]{${csrfTokenBytes * 2}}$`)

/**
 * Generates 32 random bytes as hex. Throws without the platform's generator, since a guessable token would protect
 * nothing.
 */
export function newCsrfToken(): string {
  try {
    return randomHex(csrfTokenBytes)
  } catch (cause) {
    throw new TokenProblemError('CSRF_GENERATION_FAILED', { cause })
  }
}

/** Returns the stored CSRF token, generating one when it is missing or malformed. */
export function readCsrfToken(storage: KeyValueStorage): string {
  const stored = storage.read(storageKeys.csrfToken)
  if (stored !== null && shape.test(stored)) return stored
  const made = newCsrfToken()
  storage.write(storageKeys.csrfToken, made)
  return made
}
