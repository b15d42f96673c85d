/**
 * Why a session ended: the user signed out, for good or to use another account here; the server refused the refresh; the session ran out in use; it had run out
 * before the page was opened; another tab ended it.
 */
export type SignOutReason = 'signed-out' | 'changing-account' | 'refused' | 'expired' | 'stale' | 'elsewhere'

const destinations = {
  'signed-out': '/',
  'changing-account': null,
  refused: '/login',
  expired: '/login',
  stale: null,
  elsewhere: null,
} as const satisfies Record<SignOutReason, '/' | '/login' | null>

/** Returns the page to open after sign-out; null when the page stays and its guard decides. */
export function destinationAfterSignOut(reason: SignOutReason): '/' | '/login' | null {
  return destinations[reason]
}
