/**
 * The marketplace API for any front end: typed calls, the complete session behaviour and the guest's cart. Independent
 * of React.
 */
export { ApiError, type ApiErrorCode, type ApiErrorFacts } from './failure/api-error.ts'
export { type CallResult, unwrap } from './failure/unwrap.ts'
export { toApiUrl, UnsafePathError } from './wire/api-url.ts'
export { type CallingSession, type HeldToken } from './wire/calling-session.ts'
export { type ClientPaths } from './wire/client-paths.ts'
export { type ApiClient, type ApiClientOptions, createApiClient } from './wire/create-api-client.ts'
export { newIdempotencyKey } from './wire/idempotency-key.ts'
export { type Fetch } from './wire/send-within.ts'
export { storedCaller } from './wire/stored-caller.ts'
export { tenantHeader } from './wire/tenant-header.ts'
export { type BrowserConnection, type BrowserConnectionOptions, connectBrowser } from './browser/connect-browser.ts'
export { type LiveChanges } from './live/live-changes.ts'
export { type Observable } from './observable/observable.ts'
export { createSession } from './session/create-session.ts'
export { type GrantedSession } from './session/read-grant.ts'
export { SessionRefreshError } from './session/refresh-attempt.ts'
export { safeNext } from './session/safe-next.ts'
export { type Session } from './session/session.ts'
export { type MaybeWrapped, type SessionCalls, sessionCallsOver } from './session/session-calls.ts'
export { type SessionOptions } from './session/session-options.ts'
export {
  type SessionError,
  type SessionSnapshot,
  signedOutSession,
  unknownSession,
} from './session/session-snapshot.ts'
export { destinationAfterSignOut, type SignOutReason } from './session/sign-out-reason.ts'
export { unwrapData } from './session/unwrap-data.ts'
export { createGuestCart, emptyGuestCart, type GuestCart, type GuestCartSnapshot } from './guest-cart/guest-cart.ts'
export { type LineKey, type LocalCartLine, maxCartLines, maxLineQuantity } from './guest-cart/guest-cart-line.ts'
export { mergeGuestCart } from './guest-cart/merge-guest-cart.ts'
export { browserStorage } from './storage/browser-storage.ts'
export { type KeyValueStorage } from './storage/key-value-storage.ts'
export { memoryStorage } from './storage/memory-storage.ts'
export { TokenProblemError } from './storage/token-problem-error.ts'
export { createTokenStore, type GrantedTokens, type TokenStore, type TokenStoreOptions } from './storage/token-store.ts'
export { type Clock, systemClock } from './timing/clock.ts'
export { browserLocks, type Locks, tabLocks } from './timing/locks.ts'
