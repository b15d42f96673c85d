import type { Calls } from '../../../test/calls/call.ts'
import type { adminPaymentRoutes } from './admin-payments.routes.ts'

export const adminPaymentCalls = {
  listAdminPayments: {
    watched: [
      { name: 'all payments', index: 'payments_created', isInOrder: true, countsAll: true },
      { name: 'pending payments', query: { status: 'PENDING' }, index: 'payments_status' },
    ],
  },
  getAdminPaymentStatistics: { unwatched: 'sums' },
  getAdminPayment: { path: ({ payment }) => ({ id: payment }), row: 'anybody', unwatched: 'oneRow' },
  refundPayment: {
    path: ({ payment }) => ({ id: payment }),
    body: ({ bought }) => ({ reason: 'Hàng lỗi', amountInCents: 100_000, orderId: bought.id }),
    names: { 'body.orderId': { others: 404 } },
    fixed: { destination: 'WALLET', amountInCents: 100_000 },
    row: 'decided',
  },
  updatePaymentStatus: {
    path: ({ transferPayment }) => ({ id: transferPayment }),
    body: { status: 'PAID' },
    fixed: ['status'],
    row: 'decided',
  },
  verifyPayment: {
    path: ({ transferPayment }) => ({ id: transferPayment }),
    body: { reference: 'FT26330001' },
    row: 'decided',
    // The answer's reference is the payment's, not the bank's.
    fixed: ['reference'],
  },
  listPaymentMismatches: {
    watched: [{ name: 'mismatches', index: 'payment_mismatches_created', isInOrder: true, countsAll: true }],
  },
  resolvePaymentMismatch: {
    path: ({ mismatch }) => ({ id: mismatch }),
    body: { resolution: 'Đã đối chiếu với ngân hàng' },
    row: 'anybody',
  },
} satisfies Calls<keyof typeof adminPaymentRoutes>
