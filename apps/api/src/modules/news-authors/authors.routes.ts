import type { Routes } from '../../http/handlers.ts'
import { createAuthor, deleteAuthor, updateAuthor } from './change-authors.ts'
import { exportAuthors } from './export-authors.ts'
import { listAuthors, readAuthor, readAuthorStatistics } from './read-authors.ts'

export const authorRoutes = {
  listAuthors: (context, { query }) => listAuthors(context, query),
  exportAuthors: (context, { query }) => exportAuthors(context, query),
  getAuthorStatistics: (context) => readAuthorStatistics(context),
  getAuthor: (context, { path }) => readAuthor(context, path.id),
  createAuthor: (context, { body }) => createAuthor(context, body),
  updateAuthor: (context, { path, body }) => updateAuthor(context, path.id, body),
  async deleteAuthor(context, { path }) {
    await deleteAuthor(context, path.id)
    return { success: true }
  },
} satisfies Routes
