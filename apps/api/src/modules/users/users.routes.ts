import type { Routes } from '../../http/handlers.ts'
import { readUser } from './read-user.ts'
import { updateUser } from './update-user.ts'
import { toSeenUser } from './user-views.ts'

export const userRoutes = {
  async getUser(context, { path }) {
    return toSeenUser(await readUser(context, path.id))
  },
  async updateUser(context, { path, body }) {
    return toSeenUser(await updateUser(context, path.id, body))
  },
} satisfies Routes
