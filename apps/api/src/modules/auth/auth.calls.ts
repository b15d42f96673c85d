import type { Calls } from '../../../test/calls/call.ts'
import { rightPassword } from '../../../test/testing/arrange-account.ts'
import type { authRoutes } from './auth.routes.ts'

const newPassword = 'sông-nước-miền-tây-58'

export const authCalls = {
  login: { body: ({ account: { email } }) => ({ email, password: rightPassword }), fixed: ['email', 'password'] },
  register: { body: { email: 'khach.moi@chonoi.test', firstName: 'Mười', lastName: 'Út', password: newPassword } },
  refreshSession: {
    body: ({ account: { refreshToken } }) => ({ refreshToken }),
    bearer: ({ account: { refreshToken } }) => refreshToken,
    fixed: ['refreshToken'],
  },
  getCurrentUser: { unwatched: 'oneRow' },
  getProfile: { reachesNobody: 'byToken', unwatched: 'oneRow' },
  updateProfile: { body: { firstName: 'Mười' } },
  changePassword: { body: { currentPassword: rightPassword, newPassword }, fixed: ['currentPassword'] },
  logout: { reachesNobody: 'byToken' },
  switchTenant: {
    body: ({ workplace }) => ({ tenantId: workplace }),
    names: { 'body.tenantId': { others: 403 } },
    reachesNobody: { 'body.tenantId': 'byServer' },
  },
  // The mail to an account is made after the answer, when a rehearsed call is over.
  forgotPassword: { body: { email: 'khong.ai@chonoi.test' } },
  resetPassword: { body: ({ account: { resetToken } }) => ({ token: resetToken, newPassword }), fixed: ['token'] },
  getMembershipSummary: { unwatched: 'few' },
} satisfies Calls<keyof typeof authRoutes>
