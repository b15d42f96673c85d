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
  searchRecords: {
    query: () => ({ search: 'gốm' }),
    reachesNobody: 'ofTheTenant',
    watched: [
      { name: 'records of a person', as: 'platform', query: { search: 'nguyen an 7' }, index: 'orders_buyer' },
      { name: 'records with a number', as: 'platform', query: { search: 'CN-26' }, index: 'orders_order_number_key' },
      { name: 'records of a shop', as: 'administrator', query: { search: 'nguyen an' }, index: 'orders_tenant' },
    ],
  },
} satisfies Calls<keyof typeof searchRoutes>
