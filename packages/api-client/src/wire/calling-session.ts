import { newCsrfToken } from '../storage/csrf-token.ts'

/** The access token a call goes out with. */
export interface HeldToken {
  readonly token: string
  /**
   * After the server refused it: the token to repeat the call with. Nothing when the session is over or has become another
   * one meanwhile, since a call must not be repeated in somebody else's name or another shop's.
   */
  renew?(): Promise<string | undefined>
}

/** What a call needs to know of the session it is made in. */
export interface CallingSession {
  /** Undefined when no valid token is held. */
  heldToken(): HeldToken | undefined
  csrfToken(): string
}

/** Nobody signed in and nothing kept: a server that renders public pages. */
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
