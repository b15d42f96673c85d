import type { Calls } from '../../../test/calls/call.ts'
import type { paymentRoutes } from './payments.routes.ts'

export const paymentCalls = {
  createPayment: {
    body: ({ owed }) => ({ orderId: owed.id, method: 'WALLET' }),
    // Any amount would be another than what is owed; a call may leave it out.
    fixed: ['orderId', 'method', 'expectedAmountInCents'],
    names: { 'body.orderId': { others: 404 } },
  },
  listMyPayments: {
    watched: [{ name: 'own payments', index: 'payments_buyer', isInOrder: true }],
  },
  listPaymentMethods: {
    query: ({ owed, cartVariant, address }) => ({
      orderGroupId: owed.groupId,
      variantId: cartVariant,
      addressId: address,
    }),
    names: {
      'query.orderGroupId': { others: 404 },
      'query.variantId': { others: 'yes' },
      'query.addressId': { others: 'yes' },
    },
    unwatched: 'few',
  },
  getPayment: { path: ({ payment }) => ({ id: payment }), row: 'cared', unwatched: 'oneRow' },
  checkPayment: { path: ({ payment }) => ({ id: payment }), row: 'cared' },
  createMomoPayment: {
    body: ({ owed }) => ({ orderId: owed.id }),
    fixed: ['orderId'],
    names: { 'body.orderId': { others: 404 } },
  },
  getMomoPaymentStatus: { path: ({ momoPayment }) => ({ id: momoPayment }), row: 'cared', unwatched: 'oneRow' },
  // Both providers are answered with 200, also when the signature is wrong.
  receivePaymentNotification: {
    path: () => ({ provider: 'zalopay' }),
    row: 'anybody',
    body: new Blob(['{}']),
    reachesNobody: 'byServer',
  },
  receivePaymentNotificationQuery: {
    path: () => ({ provider: 'vnpay' }),
    row: 'anybody',
    reachesNobody: 'byServer',
    unwatched: 'oneRow',
  },
} satisfies Calls<keyof typeof paymentRoutes>
