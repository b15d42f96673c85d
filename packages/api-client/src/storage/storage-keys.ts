/** The client's storage keys. The first two are the documented names. */
export const storageKeys = {
  token: 'token',
  refreshToken: 'refreshToken',
  /** Changes on sign-in and shop switch but not on a refresh, so that other tabs reload the user. */
  sessionMark: 'sessionMark',
  /** How far the server's clock is ahead of this machine's, in milliseconds. */
  clockOffset: 'clockOffset',
  csrfToken: 'csrfToken',
  blacklist: 'tokenBlacklist',
  guestCart: 'guestCart',
} as const
