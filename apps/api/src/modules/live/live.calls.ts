import type { Calls } from '../../../test/calls/call.ts'
import type { liveRoutes } from './live.routes.ts'

export const liveCalls = {
  streamEvents: {
    names: { 'query.products.[]': { others: 'yes' } },
    query: ({ product }) => ({ products: [product.id] }),
    reachesNobody: { call: 'later', 'query.products.[]': 'later' },
    unwatched: 'few',
  },
} satisfies Calls<keyof typeof liveRoutes>
