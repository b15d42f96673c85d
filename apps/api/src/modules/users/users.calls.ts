import { type Calls, reaches } from '../../../test/calls/call.ts'
import { rightPassword } from '../../../test/testing/arrange-account.ts'
import type { userRoutes } from './users.routes.ts'

/** Nobody administers their own account. */
const administered = { own: { others: 403 }, shop: { others: 'yes' }, foreign: { others: 'yes' } } as const

export const userCalls = {
  listUsers: {
    watched: [
      { name: 'all users', index: 'users_listed', isInOrder: true, as: 'platform' },
      { name: 'users by e-mail', query: { sortBy: 'email' }, index: 'users_by_email', as: 'platform' },
      {
        ...{ name: 'users by first name', query: { sortBy: 'firstName' }, index: 'users_by_first_name' },
        ...{ isInOrder: true, as: 'platform' },
      },
      {
        ...{ name: 'users by role', query: { sortBy: 'role' }, index: 'users_by_role' },
        ...{ isInOrder: true, as: 'platform' },
      },
      {
        ...{ name: 'users of one role', query: { role: 'ADMIN' }, index: 'users_by_role' },
        ...{ isInOrder: true, as: 'platform' },
      },
      {
        ...{ name: 'deactivated users', query: { isActive: false }, index: 'users_inactive' },
        ...{ isInOrder: true, as: 'platform' },
      },
      { name: 'words in users', query: { search: 'tran muoi 77' }, index: 'users_pkey', as: 'platform' },
    ],
  },
  exportUsers: { unwatched: 'writes all that it lists into a file, now and then' },
  getUserStatistics: { unwatched: 'sums' },
  createUser: {
    body: { email: 'moi@chonoi.test', passwordLink: true, role: 'CUSTOMER' },
    fixed: ['email', 'passwordLink', 'role'],
  },
  bulkUpdateUsers: {
    body: ({ user }) => ({ ids: [user], action: 'VERIFY' }),
    names: { 'body.ids.[]': { others: 'yes' } },
  },
  deleteUser: { path: ({ spareUser }) => ({ id: spareUser }), row: 'anybody' },
  listUserSessions: { path: ({ user }) => ({ id: user }), row: 'anybody', unwatched: 'few' },
  endUserSessions: { path: ({ user }) => ({ id: user }), row: administered },
  resetUserTwoFactor: {
    path: ({ lockedOutUser }) => ({ id: lockedOutUser }),
    body: { reason: 'Đã gọi lại và đối chiếu giấy tờ', password: rightPassword },
    fixed: ['reason', 'password'],
    row: 'anybody',
  },
  getUser: {
    path: ({ user }) => ({ id: user }),
    row: { ...reaches.cared, shop: { seller: 404, others: 'yes' } },
    unwatched: 'oneRow',
  },
  updateUser: {
    path: ({ user }) => ({ id: user }),
    body: { firstName: 'Bình' },
    row: { ...reaches.cared, shop: { seller: 404, others: 403 } },
  },
} satisfies Calls<keyof typeof userRoutes>
