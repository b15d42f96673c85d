import type { AuthUser } from '@chonoi/contract'
import { ApiError } from '../failure/api-error.ts'
import { observable } from '../observable/observable.ts'
import { type GrantedSession, readGrant } from './read-grant.ts'
import type { Session } from './session.ts'
import { toSessionError } from './session-error.ts'
import { type SessionOptions, sessionLock } from './session-options.ts'
import { type SessionSnapshot, signedInSession, signedOutSession, unknownSession } from './session-snapshot.ts'
import { sessionTokens } from './session-tokens.ts'
import type { SignOutReason } from './sign-out-reason.ts'
import { tenantSwitching } from './tenant-switching.ts'
import { unwrapData } from './unwrap-data.ts'

/** Delay before retrying a stored session whose user could not be loaded. */
const restoreRetryMs = 5_000

/** Implements the documented session behaviour on injected storage, calls, clock and locks. */
export function createSession(options: SessionOptions): Session {
  const { store, calls, clock, locks, onSignedOut } = options
  const state = observable<SessionSnapshot>(unknownSession)
  const tokens = sessionTokens({
    options,
    onExpired: () => end(reasonOf('expired')),
    // The store is left alone: another tab may have signed in since the refresh cleared it.
    onEnd: (how) => becomeSignedOut(reasonOf(how)),
    onGone: followOtherTabs,
  })
  const tenants = tenantSwitching({ state, enterTenant })
  let knownMark: string | null = null
  /** The session whose user is shown. Differs from the known session while the latter's user can't be loaded. */
  let shownMark: string | null = null
  let stopFollowing = () => {}
  let cancelRetry = () => {}

  const status = () => state.getSnapshot().status
  const reasonOf = (how: 'expired' | 'refused') => (how === 'expired' && status() === 'unknown' ? 'stale' : how)

  function begin(grant: GrantedSession): void {
    knownMark = shownMark = tokens.keep(grant)
    state.set(signedInSession(grant.user))
  }

  function end(reason: SignOutReason): void {
    store.clear()
    becomeSignedOut(reason)
  }

  function becomeSignedOut(reason: SignOutReason): void {
    tokens.watch.stop()
    knownMark = shownMark = null
    if (status() === 'out') return
    state.set(signedOutSession)
    onSignedOut(reason)
  }

  function enterTenant(tenantId: string): Promise<GrantedSession> {
    return tokens.withRenewal(() =>
      locks.hold(sessionLock, async () => {
        const before = store.refreshToken()
        const grant = readGrant(unwrapData(await calls.switchTenant(tenantId)))
        if (store.refreshToken() !== before) throw sessionIsOver()
        knownMark = shownMark = tokens.keep(grant)
        return grant
      }),
    )
  }

  async function loadUser(adopt: (user: AuthUser) => void | Promise<void>): Promise<void> {
    const mark = store.sessionMark()
    // Keeps an earlier failure visible until this attempt has a result.
    state.set({ ...state.getSnapshot(), isLoading: true })
    try {
      const user = await tokens.withRenewal(calls.getCurrentUser)
      if (store.sessionMark() !== mark || tokens.holdsNothing()) return
      shownMark = mark
      await adopt(user)
    } catch (cause) {
      if (store.sessionMark() !== mark || status() === 'out') return
      if (isRefusal(cause)) end('refused')
      else state.set({ ...state.getSnapshot(), isLoading: false, error: toSessionError('load', cause) })
    }
  }

  const isShown = () => shownMark === store.sessionMark()
  const adoptAsSignedIn = (user: AuthUser) => state.set(signedInSession(user))

  /** Membership changes in another session don't affect this one. */
  const reloadUser = () => loadUser(isShown() ? tenants.adoptUser : adoptAsSignedIn)

  async function restore(): Promise<void> {
    cancelRetry()
    knownMark = store.sessionMark()
    if (tokens.holdsNothing()) return state.set(signedOutSession)
    tokens.watch.check()
    await tokens.settled()
    if (status() === 'unknown') await loadUser(adoptAsSignedIn)
    if (status() === 'unknown') cancelRetry = clock.after(restoreRetryMs, recheck)
  }

  function recheck(): void {
    if (status() === 'in') tokens.watch.check()
    if (state.getSnapshot().isLoading) return
    if (status() === 'unknown') void restore()
    else if (status() === 'in' && !isShown()) void reloadUser()
  }

  function followOtherTabs(): void {
    if (tokens.holdsNothing()) return becomeSignedOut('elsewhere')
    tokens.watch.check()
    const mark = store.sessionMark()
    if (mark === knownMark) return
    knownMark = mark
    void loadUser(adoptAsSignedIn)
  }

  return {
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    heldToken: tokens.heldToken,
    csrfToken: store.csrfToken,
    currentTenantId: () => state.getSnapshot().currentTenantId,
    begin,
    recheck,
    switchTenant: tenants.switchTenant,
    async start() {
      stopFollowing()
      stopFollowing = store.watch(followOtherTabs)
      await restore()
    },
    stop() {
      stopFollowing()
      cancelRetry()
      tokens.watch.stop()
    },
    async login(credentials) {
      const answer = await calls.login(credentials)
      const result = unwrapData(answer)
      if (!result.requiresTwoFactor) begin(readGrant(result))
      return answer
    },
    async register(account) {
      const grant = readGrant(unwrapData(await calls.register(account)))
      begin(grant)
      return grant.user
    },
    async logout(reason = 'signed-out') {
      const token = store.accessToken()
      end(reason)
      // Drops the tokens here even if the call fails; on the server they expire by themselves.
      if (token !== undefined) await calls.logout(token).catch(() => undefined)
    },
    refresh: () => tokens.renew(store.accessToken()),
    reloadUser,
    dismissError: () => state.set({ ...state.getSnapshot(), error: null }),
  }
}

/** Not signed in any more, or no longer allowed to be. */
function isRefusal(cause: unknown): boolean {
  return cause instanceof ApiError && (cause.status === 401 || cause.status === 403)
}

function sessionIsOver(): ApiError {
  return new ApiError({ status: 401, code: 'auth.unauthenticated', message: 'The session has ended' })
}
