import type { TokenStore } from '../storage/token-store.ts'
import type { CallingSession } from './calling-session.ts'

/** Calls with the stored token and never renews it. Used for the session's own calls. */
export function storedCaller(store: TokenStore): CallingSession {
  return {
    heldToken() {
      const token = store.accessToken()
      return token === undefined ? undefined : { token }
    },
    csrfToken: store.csrfToken,
  }
}
