import type { ProblemCode } from '@chonoi/contract'
import { problems } from '@chonoi/contract/problems'
import { href } from '@chonoi/domain'
import type { Event } from '../events/event.ts'
import type { UserRow } from './accounts.store.ts'
import type { SessionRow } from './sessions.store.ts'

type Account = Pick<UserRow, 'id' | 'email' | 'firstName'>

const ofUser = (user: Account) => ({ entityType: 'user', entityId: user.id, by: user, values: {} }) as const

export const signedIn = (user: Account): Event => ({ audit: { action: 'auth.login', ...ofUser(user) } })

/** A sign-in with a wrong password or code, or to an inactive account. Names no account where none has that address. */
export const signInRefused = (email: string, account: Account | undefined, code: ProblemCode): Event => ({
  audit: {
    action: 'auth.login_refused',
    ...{ values: {}, entityType: 'user', entityId: account?.id ?? null, severity: 'WARNING' },
    ...(account ? { by: { id: null, email } } : { triedEmail: email }),
    outcome: { status: 'FAILED', errorMessage: problems[code].message },
  },
})

/** Of no tenant, like signing in. */
export const signedOut = ({ id }: Pick<Account, 'id'>): Event => ({
  audit: { action: 'auth.logout', values: {}, entityType: 'user', entityId: id, tenantId: null },
})

export const tenantSwitched = (tenantId: string, name: string): Event => ({
  audit: { action: 'auth.switch_tenant', values: { name }, entityType: 'tenant', entityId: tenantId, tenantId },
})

export const registered = (user: Account, tenantId: string): Event => ({
  audit: { action: 'auth.register', ...ofUser(user), tenantId },
  notifications: [
    { type: 'ACCOUNT_WELCOME', to: [user.id], link: href('/products'), data: { firstName: user.firstName } },
  ],
})

export const passwordChanged = (user: Account, reason: 'password_changed' | 'password_reset'): Event => ({
  audit: {
    action: reason === 'password_reset' ? 'auth.reset_password' : 'auth.change_password',
    ...ofUser(user),
    severity: 'WARNING',
  },
  notifications: [{ type: 'SECURITY_ALERT', to: [user.id], link: href('/profile'), data: { reason } }],
})

export const refreshTokenReused = (session: SessionRow): Event => ({
  audit: {
    action: 'auth.refresh_reused',
    values: {},
    entityType: 'session',
    entityId: session.id,
    severity: 'WARNING',
    tenantId: session.currentTenantId,
  },
  notifications: [
    { type: 'SECURITY_ALERT', to: [session.userId], link: href('/profile'), data: { reason: 'refresh_reused' } },
  ],
})
