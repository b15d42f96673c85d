import { newCsrfToken } from '../storage/csrf-token.ts'

/** The access token a call goes out with. */
export interface HeldToken {
  readonly token: string
  /** The token must be renewed before the call. */
  readonly isExpired?: boolean
  /**
   * Returns the token for repeating a call that the server rejected. Undefined when the session has ended or changed
   * meanwhile, since a call must not be repeated as another user or in another shop.
   */
  renew?(): Promise<string | undefined>
}

/** The session of a call. */
export interface CallingSession {
  /** Undefined when no valid token is held. */
  heldToken(): HeldToken | undefined
  csrfToken(): string
  /** The tenant that the user works in; null while none is known. */
  currentTenantId?(): string | null
}

/** No user and no storage, for a server that renders public pages. */
export function anonymousCaller(): CallingSession {
  let csrfToken: string | undefined
  return {
    heldToken: () => undefined,
    csrfToken: () => {
      csrfToken ??= newCsrfToken()
      return csrfToken
    },
  }
}
