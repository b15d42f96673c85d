import { effectiveRole } from '@chonoi/domain'
import { hashCsrfToken } from '../../http/cross-site.ts'
import type { Routes } from '../../http/handlers.ts'
import { toAuthUser, toMembershipSummary, toUser } from './auth-views.ts'
import { changePassword } from './change-password.ts'
import { forgotPassword } from './forgot-password.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { readAccount, readMemberships, readOwnUser } from './read-account.ts'
import { refreshSession } from './refresh-session.ts'
import { register } from './register.ts'
import { resetPassword } from './reset-password.ts'
import { switchTenant } from './switch-tenant.ts'
import { updateProfile } from './update-profile.ts'

/** The adapter refused a call without the header. */
const csrfHashOf = (headers: Headers) => hashCsrfToken(headers.get('x-csrf-token') ?? '')

export const authRoutes = {
  async login(context, { body, headers }) {
    return login(context, body, csrfHashOf(headers))
  },
  async register(context, { body, headers }) {
    return register(context, body, csrfHashOf(headers))
  },
  async refreshSession(context, { body, headers }) {
    return refreshSession(context, body.refreshToken, headers)
  },
  async getCurrentUser(context) {
    return toAuthUser(await readAccount(context))
  },
  async getProfile(context) {
    return toUser(await readOwnUser(context), effectiveRole(context.person))
  },
  async updateProfile(context, { body }) {
    return toUser(await updateProfile(context, body), effectiveRole(context.person))
  },
  async changePassword(context, { body }) {
    await changePassword(context, body)
    return { success: true }
  },
  async logout(context) {
    await logout(context)
    return { success: true }
  },
  async switchTenant(context, { body }) {
    return switchTenant(context, body.tenantId)
  },
  async forgotPassword(context, { body }) {
    await forgotPassword(context, body.email)
    return { success: true }
  },
  async resetPassword(context, { body }) {
    await resetPassword(context, body)
    return { success: true }
  },
  async getMembershipSummary(context) {
    return toMembershipSummary(await readMemberships(context))
  },
} satisfies Routes
