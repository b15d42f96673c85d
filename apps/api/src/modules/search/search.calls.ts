import type { Calls } from '../../../test/calls/call.ts'
import type { searchRoutes } from './search.routes.ts'

export const searchCalls = {
  suggestSearch: {
    query: () => ({ search: 'gốm' }),
    reachesNobody: 'onTheSite',
    watched: [
      { name: 'suggestions', query: { search: 'điện thoại tím' }, index: 'products_search_vector' },
      { name: 'suggestions of shops', query: { search: 'cửa hàng 7' }, index: 'products_search_vector' },
    ],
  },
} satisfies Calls<keyof typeof searchRoutes>
