import type { Routes } from '../../http/handlers.ts'
import { paginationOf } from '../../http/pagination.ts'
import { bulkUpdateUsers } from './bulk-update-users.ts'
import { createUser } from './create-user.ts'
import { deleteUser } from './delete-user.ts'
import { exportUsers } from './export-users.ts'
import { listUsers, readUserStatistics } from './list-users.ts'
import { readUser } from './read-user.ts'
import { resetTwoFactor } from './reset-two-factor.ts'
import { updateUser } from './update-user.ts'
import { endUserSessions, listUserSessions } from './user-sessions.ts'
import { toListedUser, toSeenUser, toUserSession } from './user-views.ts'

export const userRoutes = {
  async listUsers(context, { query }) {
    const { rows, total, isNewestOnly } = await listUsers(context, query)
    return { data: rows.map(toListedUser), pagination: paginationOf(query.page, query.limit, total, isNewestOnly) }
  },
  exportUsers: (context, { query }) => exportUsers(context, query),
  getUserStatistics: (context) => readUserStatistics(context),
  async createUser(context, { body }) {
    return toSeenUser(await createUser(context, body))
  },
  bulkUpdateUsers: (context, { body }) => bulkUpdateUsers(context, body),
  async getUser(context, { path }) {
    return toSeenUser(await readUser(context, path.id))
  },
  async updateUser(context, { path, body }) {
    return toSeenUser(await updateUser(context, path.id, body))
  },
  async deleteUser(context, { path }) {
    await deleteUser(context, path.id)
    return { success: true }
  },
  async listUserSessions(context, { path }) {
    const { sessions, hasTwoFactor } = await listUserSessions(context, path.id)
    return { data: sessions.map(toUserSession), hasTwoFactor }
  },
  async endUserSessions(context, { path }) {
    return { affected: await endUserSessions(context, path.id) }
  },
  async resetUserTwoFactor(context, { path, body }) {
    return { affected: await resetTwoFactor(context, path.id, body) }
  },
} satisfies Routes
