import type { Calls } from '../../../test/calls/call.ts'
import type { adminPaymentRoutes } from './admin-payments.routes.ts'

export const adminPaymentCalls = {
  listAdminPayments: {
    watched: [
      { name: 'all payments', index: 'payments_created', isInOrder: true, countsAll: true },
      { name: 'pending payments', query: { status: 'PENDING' }, index: 'payments_status' },
    ],
  },
  exportAdminPayments: { unwatched: 'writes all that it lists into a file, now and then' },
  getAdminPaymentStatistics: { unwatched: 'sums' },
  getAdminPayment: { path: ({ payment }) => ({ id: payment }), row: 'anybody', unwatched: 'oneRow' },
  refundPayment: {
    path: ({ payment }) => ({ id: payment }),
    body: ({ bought }) => ({ reason: 'Hàng lỗi', amountInCents: 100_000, orderId: bought.id }),
    names: { 'body.orderId': { others: 404 } },
    fixed: { destination: 'WALLET', amountInCents: 100_000 },
    row: 'decided',
  },
  settleRefund: {
    path: ({ unknownRefund }) => ({ id: unknownRefund.payment, refundId: unknownRefund.id }),
    body: { outcome: 'NOT_REFUNDED', note: 'Cổng không có giao dịch hoàn tiền này' },
    fixed: ['outcome'],
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
  exportPaymentMismatches: { unwatched: 'writes all that it lists into a file, now and then' },
  resolvePaymentMismatch: {
    path: ({ mismatch }) => ({ id: mismatch }),
    body: { resolution: 'Đã đối chiếu với ngân hàng' },
    row: 'anybody',
  },
  settleDoubleRefund: {
    path: ({ doubleRefund }) => ({ id: doubleRefund }),
    body: { outcome: 'WRITE_OFF', note: 'Người mua không còn tiền trong ví' },
    fixed: ['outcome'],
    row: 'decided',
  },
} satisfies Calls<keyof typeof adminPaymentRoutes>
