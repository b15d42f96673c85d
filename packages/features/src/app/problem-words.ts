import { ApiError } from '@chonoi/api-client'
import type { ProblemCode } from '@chonoi/contract'
import { httpFallbackCode } from '@chonoi/domain'
import { type ErrorCode, type I18n, type ProblemParams, problemText, problemTextOr } from '@chonoi/i18n'

/** A problem code without a text in both languages does not compile here. */
export type EveryProblemHasWords = [Exclude<ProblemCode, ErrorCode>] extends [never] ? true : never
const everyProblemHasWords: EveryProblemHasWords = true

/** A resource whose refusals have words of their own (BOOK-03, ERR-11). */
export type ProblemResource = 'bookmark'

/** What the documents call 'Unauthorized' in the mapping of bookmarks. */
const refusesRights: ReadonlySet<string> = new Set([
  'auth.unauthenticated',
  'auth.permission_missing',
  'auth.role_missing',
  'auth.tenant_forbidden',
])

/**
 * Describes a failure in the reader's language: the server's reason, or why there was no answer. `minutes` is the wait that
 * the server asks for.
 */
export function problemWords(i18n: I18n, error: unknown, resource?: ProblemResource): string {
  if (!(error instanceof ApiError) || !everyProblemHasWords) return problemText(i18n, 'http.other')
  const minutes = Math.max(1, Math.ceil((error.retryAfter ?? 0) / 60))
  return codeWords(i18n, error.code, error.status, { ...error.details, minutes }, resource)
}

/** Describes a failure that the session stores as a code. */
export function codeWords(
  i18n: I18n,
  code: string,
  status = 0,
  details?: ProblemParams,
  resource?: ProblemResource,
): string {
  if (code === 'FETCH_ERROR') return problemText(i18n, 'network.unreachable')
  if (code === 'TIMEOUT_ERROR') return problemText(i18n, 'network.timeout')
  if (resource === 'bookmark' && refusesRights.has(code)) return problemText(i18n, 'bookmark.unauthorized')
  return problemTextOr(i18n, code, httpFallbackCode(status, resource), details)
}
