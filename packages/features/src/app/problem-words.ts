import { ApiError } from '@chonoi/api-client'
import type { ProblemCode } from '@chonoi/contract'
import { httpFallbackCode } from '@chonoi/domain'
import { type ErrorCode, type I18n, problemText, problemTextOr } from '@chonoi/i18n'

/** A problem code without words in both languages does not compile here. */
export type EveryProblemHasWords = [Exclude<ProblemCode, ErrorCode>] extends [never] ? true : never
const everyProblemHasWords: EveryProblemHasWords = true

/** What went wrong, in the reader's language: the server's reason, or why there was no answer. */
export function problemWords(i18n: I18n, error: unknown): string {
  if (!(error instanceof ApiError) || !everyProblemHasWords) return problemText(i18n, 'http.other')
  if (error.code === 'FETCH_ERROR') return problemText(i18n, 'network.unreachable')
  if (error.code === 'TIMEOUT_ERROR') return problemText(i18n, 'network.timeout')
  return problemTextOr(i18n, error.code, httpFallbackCode(error.status), error.details)
}
