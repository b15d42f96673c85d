import type { Routes } from '../../http/handlers.ts'
import { paginationOf } from '../../http/pagination.ts'
import { finishVerification, prepareVerification, updatePaymentStatus } from './change-payment-status.ts'
import { exportPaymentMismatches } from './export-mismatches.ts'
import { exportAdminPayments } from './export-payments.ts'
import { findMismatches } from './notifications.store.ts'
import { toMismatch, toPayment, toPaymentDetail } from './payment-views.ts'
import { listAllPayments, readPayment, readPaymentStatistics } from './read-payments.ts'
import { refundPayment } from './refund-payment.ts'
import { resolvePaymentMismatch } from './resolve-mismatch.ts'
import { sendRefunds } from './send-refund.ts'
import { settleDoubleRefund } from './settle-double-refund.ts'
import { settleRefund } from './settle-refund.ts'

export const adminPaymentRoutes = {
  async listAdminPayments(context, { query }) {
    const { rows, total, isNewestOnly } = await listAllPayments(context, query)
    return { data: rows.map(toPayment), pagination: paginationOf(query.page, query.limit, total, isNewestOnly) }
  },
  exportAdminPayments: (context, { query }) => exportAdminPayments(context, query),
  getAdminPaymentStatistics: (context, { query }) => readPaymentStatistics(context, query),
  async getAdminPayment(context, { path }) {
    return toPaymentDetail(await readPayment(context, path.id))
  },
  refundPayment: {
    prepare: (context, { path, body }) => refundPayment(context, path.id, body),
    async finish(context, id) {
      await sendRefunds(context, id)
      return toPaymentDetail(await readPayment(context, id))
    },
  },
  async settleRefund(context, { path, body }) {
    await settleRefund(context, path, body)
    return toPaymentDetail(await readPayment(context, path.id))
  },
  async updatePaymentStatus(context, { path, body }) {
    await updatePaymentStatus(context, path.id, body)
    return toPaymentDetail(await readPayment(context, path.id))
  },
  verifyPayment: {
    prepare: (context, { path, body }) => prepareVerification(context, path.id, body),
    async finish(context, id) {
      await finishVerification(context, id)
      return toPaymentDetail(await readPayment(context, id))
    },
  },
  async listPaymentMismatches(context, { query }) {
    const { rows, total } = await context.transaction((queries) => findMismatches(queries, query, query))
    return { data: rows.map(toMismatch), pagination: paginationOf(query.page, query.limit, total) }
  },
  exportPaymentMismatches: (context, { query }) => exportPaymentMismatches(context, query),
  async resolvePaymentMismatch(context, { path, body }) {
    return toMismatch(await resolvePaymentMismatch(context, path.id, body.resolution))
  },
  async settleDoubleRefund(context, { path, body }) {
    return toMismatch(await settleDoubleRefund(context, path.id, body))
  },
} satisfies Routes
