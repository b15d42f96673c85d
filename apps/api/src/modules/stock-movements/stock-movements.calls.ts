import type { Calls } from '../../../test/calls/call.ts'
import type { stockMovementRoutes } from './stock-movements.routes.ts'

export const stockMovementCalls = {
  createStockMovement: {
    body: ({ product }) => ({ productId: product.id, variantId: product.variantId, type: 'RESTOCK', quantity: 3 }),
    own: { platformAdmin: 403, others: 'yes' },
    names: {
      'body.productId': { platformAdmin: 403, others: 404 },
      'body.variantId': { platformAdmin: 403, others: 404 },
    },
    reachesNobody: { 'body.productId': 'ofTheSame', 'body.variantId': 'ofTheSame' },
  },
  listStockMovements: {
    query: ({ product }) => ({ productId: product.id }),
    names: { 'query.productId': { others: 'yes' } },
    watched: [
      { name: 'the stock movements of the shop', query: {}, index: 'stock_movements_tenant', isInOrder: true },
      {
        name: 'all stock movements',
        query: {},
        as: 'platform',
        index: 'stock_movements_created',
        isInOrder: true,
        countsAll: true,
      },
    ],
  },
  exportStockMovements: {
    query: ({ product }) => ({ productId: product.id }),
    names: { 'query.productId': { others: 'yes' } },
    unwatched: 'writes all that it lists into a file, now and then',
  },
  listProductStockMovements: {
    path: ({ product }) => ({ id: product.id }),
    row: 'run',
    unwatched: 'few',
  },
  getProductStockSummary: { path: ({ product }) => ({ id: product.id }), row: 'run', unwatched: 'few' },
  bulkAdjustStock: {
    body: ({ product }) => ({ adjustments: [{ productId: product.id, quantity: 2 }] }),
    names: { 'body.adjustments.[].productId': { others: 'yes' } },
  },
} satisfies Calls<keyof typeof stockMovementRoutes>
