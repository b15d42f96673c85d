/** ERR-08..14: the fallback message for a failed call that has none of its own. The texts are in @chonoi/i18n. */
export const httpFallbackCodes = [
  'http.unauthorized',
  'http.forbidden',
  'http.not_found',
  'http.conflict',
  'http.bookmark_exists',
  'http.invalid',
  'http.server_error',
  'http.other',
] as const

export type HttpFallbackCode = (typeof httpFallbackCodes)[number]

const byStatus: Readonly<Partial<Record<number, HttpFallbackCode>>> = {
  401: 'http.unauthorized',
  403: 'http.forbidden',
  404: 'http.not_found',
  409: 'http.conflict',
  422: 'http.invalid',
}

/**
 * The documented 409 text mentions a bookmark, so it is used for bookmark calls only (ERR-11; domain.md, reading 12).
 */
export function httpFallbackCode(status: number, resource?: 'bookmark'): HttpFallbackCode {
  if (status === 409 && resource === 'bookmark') return 'http.bookmark_exists'
  return byStatus[status] ?? (status >= 500 ? 'http.server_error' : 'http.other')
}
