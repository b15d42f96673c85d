import type { Routes } from '../../http/handlers.ts'
import { searchRecords } from './search-records.ts'
import { suggestSearch } from './suggest-search.ts'

export const searchRoutes = {
  suggestSearch(context, { query }) {
    return suggestSearch(context, query)
  },
  async searchRecords(context, { query }) {
    return { data: await searchRecords(context, query) }
  },
} satisfies Routes
