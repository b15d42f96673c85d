/** The names under which the client keeps things; the first two are the documents' names. */
export const storageKeys = {
  token: 'token',
  refreshToken: 'refreshToken',
  /** Changes whenever somebody signs in or switches shop, but not with a refresh: other tabs then ask who they are. */
  sessionMark: 'sessionMark',
  /** How far the server's clock is ahead of this machine's, in milliseconds. */
  clockOffset: 'clockOffset',
  csrfToken: 'csrfToken',
  blacklist: 'tokenBlacklist',
  guestCart: 'guestCart',
} as const
