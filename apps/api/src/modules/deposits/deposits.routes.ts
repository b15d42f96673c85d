import type { Routes } from '../../http/handlers.ts'
import { paginationOf } from '../../http/pagination.ts'
import { chargePayment } from '../payments/charge-payment.ts'
import { toPaymentDetail } from '../payments/payment-views.ts'
import { readPayment } from '../payments/read-payments.ts'
import { cancelDeposit, updateDeposit } from './change-own-deposit.ts'
import { depositInstructions } from './deposit-instructions.ts'
import { toDeposit, toDepositPage } from './deposit-views.ts'
import { readDeposit, readDepositStats, listOwnDeposits } from './read-deposits.ts'
import { openTransfer } from './open-transfer.ts'
import { readProof } from './read-proof.ts'
import { reportTransfer } from './report-transfer.ts'
import { requestDeposit, requestManualDeposit } from './request-deposit.ts'
import { readDepositMethods, startDepositPayment } from './start-deposit-payment.ts'
import { uploadProof } from './upload-proof.ts'

export const depositRoutes = {
  async createDeposit(context, { body }) {
    return toDeposit(await readDeposit(context, await requestDeposit(context, body)))
  },
  async listDeposits(context, { query }) {
    return toDepositPage(await listOwnDeposits(context, query), query)
  },
  getDepositStats: (context, { query }) => readDepositStats(context, query),
  async getDeposit(context, { path }) {
    return toDeposit(await readDeposit(context, path.id))
  },
  async updateDeposit(context, { path, body }) {
    await updateDeposit(context, path.id, body)
    return toDeposit(await readDeposit(context, path.id))
  },
  async deleteDeposit(context, { path }) {
    await cancelDeposit(context, path.id)
    return { success: true }
  },
  getDepositProof: (context, { path }) => readProof(context, path.id),
  async createManualDeposit(context, { body }) {
    return toDeposit(await readDeposit(context, await requestManualDeposit(context, body)))
  },
  async listMyManualDeposits(context, { query }) {
    const { rows, total } = await listOwnDeposits(context, { ...query, paymentMethod: 'MANUAL_DEPOSIT' })
    return { data: rows.map(toDeposit), pagination: paginationOf(query.page, query.limit, total) }
  },
  uploadDepositProof: (context, { form }) => uploadProof(context, form),
  async openDepositTransfer(context, { body }) {
    return toDeposit(await readDeposit(context, await openTransfer(context, body.amountInCents)))
  },
  listDepositMethods: (context, { query }) => readDepositMethods(context, query.amountInCents),
  createDepositPayment: {
    prepare: (context, { body }) => startDepositPayment(context, body),
    async finish(context, id) {
      await chargePayment(context, id)
      return toPaymentDetail(await readPayment(context, id))
    },
  },
  getDepositInstructions: (context, { path }) => depositInstructions(context, path.id),
  async reportDepositTransfer(context, { path, body }) {
    await reportTransfer(context, path.id, body)
    return toDeposit(await readDeposit(context, path.id))
  },
} satisfies Routes
