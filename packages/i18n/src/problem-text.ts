import type { HttpFallbackCode } from '@chonoi/domain'
import type { I18n } from './create-i18n.ts'
import type { NamespaceWords } from './namespaces.ts'
import { textOf } from './text-of.ts'

/** Every code that has a text. Features check against it that each code of the contract is included. */
export type ErrorCode = keyof NamespaceWords['errors']

/** Values for the placeholders of a text, from the problem. */
export type ProblemParams = Readonly<Record<string, unknown>>

/** Returns the text of a problem code. The namespace `errors` must be loaded. */
export function problemText(i18n: I18n, code: ErrorCode, params: ProblemParams = {}): string {
  return textOf(i18n, 'errors', code, params) ?? code
}

/** Returns the text of a code that may be newer than this page, or the fallback's when it is unknown. */
export function problemTextOr(
  i18n: I18n,
  code: string | undefined,
  fallback: HttpFallbackCode,
  params?: ProblemParams,
): string {
  const own = code === undefined ? undefined : textOf(i18n, 'errors', code, params)
  return own ?? problemText(i18n, fallback, params)
}
