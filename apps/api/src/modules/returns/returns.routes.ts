import { paginationOf } from '../../http/pagination.ts'
import type { Routes } from '../../http/handlers.ts'
import type { RequestContext } from '../../http/context.ts'
import { exportAllReturns, exportShopReturns } from './export-returns.ts'
import { findPaymentOfReturn } from './returns.store.ts'
import { sendRefunds } from '../payments/send-refund.ts'
import { createReturn } from './create-return.ts'
import { listAllReturns, listBuyerReturns, listShopReturns, readOrderReturns, readReturn } from './read-returns.ts'
import { receiveReturn } from './receive-return.ts'
import { toOrderReturns, toReturn, toReturnSummary } from './return-views.ts'
import { approveReturn, cancelReturn, decideReturn, escalateReturn, rejectReturn, sendReturn } from './step-return.ts'

const answer = async (context: RequestContext, id: string) => toReturn(await readReturn(context, id))

export const returnRoutes = {
  async getOrderReturns(context, { path }) {
    return toOrderReturns(await readOrderReturns(context, path.id))
  },
  async createReturn(context, { path, body }) {
    return answer(context, await createReturn(context, path.id, body))
  },
  async listMyReturns(context, { query }) {
    const { rows, total } = await listBuyerReturns(context, query)
    return { data: rows.map(toReturnSummary), pagination: paginationOf(query.page, query.limit, total) }
  },
  async getReturn(context, { path }) {
    return answer(context, path.id)
  },
  async cancelReturn(context, { path }) {
    await cancelReturn(context, path.id)
    return answer(context, path.id)
  },
  async escalateReturn(context, { path, body }) {
    await escalateReturn(context, path.id, body)
    return answer(context, path.id)
  },
  async markReturnSent(context, { path, body }) {
    await sendReturn(context, path.id, body)
    return answer(context, path.id)
  },
  async listShopReturns(context, { query }) {
    const { rows, total, counts } = await listShopReturns(context, query)
    return { data: rows.map(toReturnSummary), pagination: paginationOf(query.page, query.limit, total), counts }
  },
  exportShopReturns: (context, { query }) => exportShopReturns(context, query),
  async approveReturn(context, { path, body }) {
    await approveReturn(context, path.id, body)
    return answer(context, path.id)
  },
  async rejectReturn(context, { path, body }) {
    await rejectReturn(context, path.id, body)
    return answer(context, path.id)
  },
  receiveReturn: {
    prepare: (context, { path, body }) => receiveReturn(context, path.id, body),
    async finish(context, id) {
      const paymentId = await context.asSystem((queries) => findPaymentOfReturn(queries, id))
      if (paymentId) await sendRefunds(context, paymentId)
      return answer(context, id)
    },
  },
  async listAllReturns(context, { query }) {
    const { rows, total } = await listAllReturns(context, query)
    return { data: rows.map(toReturnSummary), pagination: paginationOf(query.page, query.limit, total) }
  },
  exportAllReturns: (context, { query }) => exportAllReturns(context, query),
  async decideReturn(context, { path, body }) {
    await decideReturn(context, path.id, body)
    return answer(context, path.id)
  },
} satisfies Routes
