import type { HttpFallbackCode } from '@chonoi/domain'
import type { i18n as I18n } from 'i18next'
import type { NamespaceWords } from './namespaces.ts'

/** Every code that has a text. Screens check with it that each code of the contract is among them. */
export type ErrorCode = keyof NamespaceWords['errors']

/** Values that a text names, as the problem brought them. */
export type ProblemParams = Readonly<Record<string, unknown>>

/** The words of a code; the namespace `errors` must be loaded. */
export function problemText(i18n: I18n, code: ErrorCode, params: ProblemParams = {}): string {
  return i18n.t(`errors:${code}`, { ...params, defaultValue: code })
}

/** The words of a code that came from outside and may be newer than this page; the fallback's when it is unknown. */
export function problemTextOr(
  i18n: I18n,
  code: string | undefined,
  fallback: HttpFallbackCode,
  params?: ProblemParams,
): string {
  return problemText(i18n, code !== undefined && isErrorCode(i18n, code) ? code : fallback, params)
}

function isErrorCode(i18n: I18n, code: string): code is ErrorCode {
  return i18n.exists(code, { ns: 'errors' })
}
