import type { Routes } from '../../http/handlers.ts'
import { paginationOf } from '../../http/pagination.ts'
import {
  createProductImport,
  listImportProblems,
  readProductImport,
  startProductImport,
  toImportProblem,
  toProductImport,
} from './manage-imports.ts'

export const productImportRoutes = {
  async createProductImport(context, { form }) {
    return toProductImport(await readProductImport(context, await createProductImport(context, form)))
  },
  async getProductImport(context, { path }) {
    return toProductImport(await readProductImport(context, path.id))
  },
  async listProductImportProblems(context, { path, query }) {
    const { rows, total } = await listImportProblems(context, path.id, query)
    return { data: rows.map(toImportProblem), pagination: paginationOf(query.page, query.limit, total) }
  },
  async startProductImport(context, { path, body }) {
    await startProductImport(context, path.id, body)
    return toProductImport(await readProductImport(context, path.id))
  },
} satisfies Routes
