import { checkToken, type TokenProblem } from '@chonoi/domain'
import type { Clock } from '../timing/clock.ts'
import { readCsrfToken } from './csrf-token.ts'
import type { KeyValueStorage } from './key-value-storage.ts'
import { randomHex } from './random-hex.ts'
import { storageKeys } from './storage-keys.ts'
import { tokenBlacklist } from './token-blacklist.ts'
import { TokenProblemError } from './token-problem-error.ts'

/** A pair as the server grants it. */
export interface GrantedTokens {
  readonly accessToken: string
  readonly refreshToken?: string | undefined
}

/** Stores the session's tokens by the documented rules. Nothing else touches them. */
export interface TokenStore {
  /** Undefined when there is none. Drops an invalid or blacklisted one. */
  accessToken(): string | undefined
  refreshToken(): string | undefined
  csrfToken(): string
  /** Changes with every sign-in and shop switch, in any tab. */
  sessionMark(): string | null
  clockOffset(): number
  /** Replaces the tokens. Throws TokenProblemError and changes nothing when a token is not acceptable. */
  save(tokens: GrantedTokens, clockOffset: number): void
  /** Call after `save` on sign-in or switch: other tabs are notified last, with the tokens in place. */
  markNewSession(): string
  /** Clears the session. Its tokens are never used again in this browser. */
  clear(): void
  /** Reports changes of the session by other tabs. */
  watch(onChange: () => void): () => void
}

export interface TokenStoreOptions {
  readonly storage: KeyValueStorage
  readonly clock: Clock
  /** Logs the problem of a stored token. */
  readonly onTokenProblem?: (problem: TokenProblem) => void
}

type TokenKey = typeof storageKeys.token | typeof storageKeys.refreshToken

const sessionKeys: readonly string[] = [storageKeys.token, storageKeys.refreshToken, storageKeys.sessionMark]

/** The token store over local storage, or over memory. */
export function createTokenStore({ storage, clock, onTokenProblem }: TokenStoreOptions): TokenStore {
  const blacklist = tokenBlacklist(storage, clock)

  function readToken(key: TokenKey): string | undefined {
    const token = storage.read(key)
    if (token === null) return undefined
    const check = checkToken(token)
    if (check.ok && !blacklist.has(token)) return token
    removeIf(key, token)
    if (!check.ok) onTokenProblem?.(check.problem)
    return undefined
  }

  /** Removes this very token. Another tab may have stored a new one since it was read. */
  function removeIf(key: TokenKey, token: string): void {
    if (storage.read(key) === token) storage.remove(key)
  }

  /** The old token is blacklisted last, so that no tab finds it blacklisted and still in place. */
  function giveUp(key: TokenKey, replacement?: string): void {
    const held = readToken(key)
    if (held === replacement) return
    if (replacement !== undefined) storage.write(key, replacement)
    else if (held !== undefined) removeIf(key, held)
    if (held !== undefined) blacklist.add(held)
  }

  return {
    accessToken: () => readToken(storageKeys.token),
    refreshToken: () => readToken(storageKeys.refreshToken),
    csrfToken: () => readCsrfToken(storage),
    sessionMark: () => storage.read(storageKeys.sessionMark),
    clockOffset: () => Number(storage.read(storageKeys.clockOffset)) || 0,
    save({ accessToken, refreshToken }, clockOffset) {
      refuseUnfit(accessToken)
      if (refreshToken !== undefined) refuseUnfit(refreshToken)
      storage.write(storageKeys.clockOffset, String(clockOffset))
      giveUp(storageKeys.refreshToken, refreshToken)
      giveUp(storageKeys.token, accessToken)
    },
    markNewSession() {
      const mark = randomHex(8)
      storage.write(storageKeys.sessionMark, mark)
      return mark
    },
    clear() {
      giveUp(storageKeys.refreshToken)
      giveUp(storageKeys.token)
      storage.remove(storageKeys.sessionMark)
      storage.remove(storageKeys.clockOffset)
    },
    watch: (onChange) =>
      storage.watch((key) => {
        if (key === null || sessionKeys.includes(key)) onChange()
      }),
  }
}

function refuseUnfit(token: string): void {
  const check = checkToken(token)
  if (!check.ok) throw new TokenProblemError(check.problem.code)
}
