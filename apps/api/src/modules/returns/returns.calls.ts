import type { Calls } from '../../../test/calls/call.ts'
import type { returnRoutes } from './returns.routes.ts'

const note = 'Ảnh cho thấy hàng bị vỡ'

export const returnCalls = {
  getOrderReturns: {
    path: ({ returnable }) => ({ id: returnable.id }),
    row: 'personal',
    watched: [{ name: 'the returns of an order', index: 'order_returns_order' }],
  },
  createReturn: {
    path: ({ returnable }) => ({ id: returnable.id }),
    body: ({ returnable, upload }) => ({
      ...{ lines: [{ orderLineId: returnable.lineId, quantity: 1 }], reason: 'DAMAGED' },
      description: 'Bình bị nứt một đường dài ở đáy',
      pictureUrls: [upload],
    }),
    fixed: ['lines', 'pictureUrls', 'destination'],
    names: { 'body.lines.[].orderLineId': { others: 422 }, 'body.pictureUrls.[]': { others: 422 } },
    reachesNobody: { 'body.lines.[].orderLineId': 'ofTheSame' },
    row: 'personal',
  },
  listMyReturns: {
    watched: [
      { name: 'own returns', index: 'order_returns_buyer', isInOrder: true },
      {
        name: 'own returns that the platform decides on',
        query: { status: 'ESCALATED' },
        index: 'order_returns_buyer_status',
        isInOrder: true,
      },
    ],
  },
  getReturn: {
    path: ({ ownReturn }) => ({ id: ownReturn.requested }),
    row: 'cared',
    watched: [{ name: 'a return', index: 'order_return_events_return' }],
  },
  cancelReturn: { path: ({ ownReturn }) => ({ id: ownReturn.requested }), row: 'personal' },
  escalateReturn: { path: ({ ownReturn }) => ({ id: ownReturn.rejected }), body: { note }, row: 'personal' },
  markReturnSent: {
    path: ({ ownReturn }) => ({ id: ownReturn.approved }),
    body: { carrier: 'GHN', trackingCode: 'GHN2611260001' },
    fixed: ['carrier', 'trackingCode'],
    row: 'personal',
  },
  listShopReturns: {
    watched: [
      { name: 'the returns of the shop', index: 'order_returns_tenant', isInOrder: true },
      {
        name: 'the returns that wait for the shop',
        query: { status: 'REQUESTED' },
        index: 'order_returns_tenant_status',
        isInOrder: true,
      },
    ],
  },
  exportShopReturns: { unwatched: 'writes all that it lists into a file, now and then' },
  approveReturn: { path: ({ shopReturn }) => ({ id: shopReturn.requested }), body: {}, row: 'run' },
  rejectReturn: { path: ({ shopReturn }) => ({ id: shopReturn.requested }), body: { note }, row: 'run' },
  receiveReturn: {
    path: ({ shopReturn }) => ({ id: shopReturn.sent }),
    body: ({ shopReturn }) => ({ damaged: [{ orderLineId: shopReturn.sentLine, quantity: 1 }] }),
    fixed: ['damaged'],
    names: { 'body.damaged.[].orderLineId': { others: 422 } },
    reachesNobody: { 'body.damaged.[].orderLineId': 'ofTheSame' },
    row: 'run',
  },
  listAllReturns: {
    watched: [
      { name: 'all returns', index: 'order_returns_created', isInOrder: true, countsAll: true },
      { name: 'returns to decide on', query: { status: 'ESCALATED' }, index: 'order_returns_status', isInOrder: true },
      { name: 'overdue returns', query: { isOverdue: true }, index: 'order_returns_due' },
    ],
  },
  exportAllReturns: { unwatched: 'writes all that it lists into a file, now and then' },
  decideReturn: {
    path: ({ ownReturn }) => ({ id: ownReturn.escalated }),
    body: { decision: 'APPROVE', note },
    fixed: ['decision'],
    row: 'decided',
  },
} satisfies Calls<keyof typeof returnRoutes>
