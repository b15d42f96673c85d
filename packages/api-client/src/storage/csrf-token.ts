import { csrfTokenBytes } from '@chonoi/domain'
import type { KeyValueStorage } from './key-value-storage.ts'
import { randomHex } from './random-hex.ts'
import { storageKeys } from './storage-keys.ts'
import { TokenProblemError } from './token-problem-error.ts'

const shape = new RegExp(`^[0-9a-f]{${csrfTokenBytes * 2}}$`)

/** 32 random bytes as hex. Without the platform's generator there is no token: a guessable one would protect nothing. */
export function newCsrfToken(): string {
  try {
    return randomHex(csrfTokenBytes)
  } catch (cause) {
    throw new TokenProblemError('CSRF_GENERATION_FAILED', { cause })
  }
}

/** The stored CSRF token; made when there is none, or none that can be one. */
export function readCsrfToken(storage: KeyValueStorage): string {
  const stored = storage.read(storageKeys.csrfToken)
  if (stored !== null && shape.test(stored)) return stored
  const made = newCsrfToken()
  storage.write(storageKeys.csrfToken, made)
  return made
}
