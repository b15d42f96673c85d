import type { Routes } from '../../http/handlers.ts'
import { suggestSearch } from './suggest-search.ts'

export const searchRoutes = {
  suggestSearch(context, { query }) {
    return suggestSearch(context, query)
  },
} satisfies Routes
