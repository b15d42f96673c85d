import type { Routes } from '../../http/handlers.ts'
import { paginationOf } from '../../http/pagination.ts'
import { finishVerification, prepareVerification, updatePaymentStatus } from './change-payment-status.ts'
import { findMismatches } from './notifications.store.ts'
import { toMismatch, toPayment, toPaymentDetail } from './payment-views.ts'
import { listAllPayments, readPayment, readPaymentStatistics } from './read-payments.ts'
import { refundPayment } from './refund-payment.ts'
import { resolvePaymentMismatch } from './resolve-mismatch.ts'
import { sendRefunds } from './send-refund.ts'

export const adminPaymentRoutes = {
  async listAdminPayments(context, { query }) {
    const { rows, total } = await listAllPayments(context, query)
    return { data: rows.map(toPayment), pagination: paginationOf(query.page, query.limit, total) }
  },
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
  async resolvePaymentMismatch(context, { path, body }) {
    return toMismatch(await resolvePaymentMismatch(context, path.id, body.resolution))
  },
} satisfies Routes
