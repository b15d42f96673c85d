import { providerOf } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { found } from '../../http/failure.ts'
import type { Routes } from '../../http/handlers.ts'
import { paginationOf } from '../../http/pagination.ts'
import { chargePayment } from './charge-payment.ts'
import { toMomoPayment, toMomoStatus, toPayment, toPaymentDetail } from './payment-views.ts'
import { queryPayment } from './query-payment.ts'
import { readPaymentOptions } from './read-payment-options.ts'
import { listOwnPayments, readPayment } from './read-payments.ts'
import { receiveNotification } from './receive-notification.ts'
import { startPayment } from './start-payment.ts'

async function readMomoPayment(context: RequestContext, id: string) {
  const { listed } = await readPayment(context, id)
  return found(providerOf(listed.payment.method) === 'momo' ? listed : undefined)
}

export const paymentRoutes = {
  createPayment: {
    prepare: (context, { body }) => startPayment(context, body),
    async finish(context, id) {
      await chargePayment(context, id)
      return toPaymentDetail(await readPayment(context, id))
    },
  },
  async listMyPayments(context, { query }) {
    const { rows, total } = await listOwnPayments(context, query)
    return { data: rows.map(toPayment), pagination: paginationOf(query.page, query.limit, total) }
  },
  listPaymentMethods: (context, { query }) => readPaymentOptions(context, query),
  async getPayment(context, { path }) {
    return toPaymentDetail(await readPayment(context, path.id))
  },
  async checkPayment(context, { path }) {
    await readPayment(context, path.id)
    await queryPayment(context, path.id)
    return toPaymentDetail(await readPayment(context, path.id))
  },
  createMomoPayment: {
    prepare: (context, { body }) => startPayment(context, { ...body, method: 'MOMO' }),
    async finish(context, id) {
      await chargePayment(context, id)
      return toMomoPayment(await readMomoPayment(context, id))
    },
  },
  async getMomoPaymentStatus(context, { path }) {
    return toMomoStatus(await readMomoPayment(context, path.id))
  },
  receivePaymentNotification: (context, request) => receiveNotification(context, request.path.provider, request),
  receivePaymentNotificationQuery: (context, request) => receiveNotification(context, request.path.provider, request),
} satisfies Routes
