import type { TokenStore } from '../storage/token-store.ts'
import type { CallingSession } from './calling-session.ts'

/** Calls with whatever token is stored, and never renews it: what the session makes its own calls with. */
export function storedCaller(store: TokenStore): CallingSession {
  return {
    heldToken() {
      const token = store.accessToken()
      return token === undefined ? undefined : { token }
    },
    csrfToken: store.csrfToken,
  }
}
