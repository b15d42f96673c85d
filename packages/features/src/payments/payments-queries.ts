import { unwrap } from '@chonoi/api-client'
import type { BodyOf, Payment, PaymentDetail, PaymentMismatch, QueryOf } from '@chonoi/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryGroup } from '../app/query-group.ts'
import type { Action } from '../app/use-action.ts'
import { managedOrderQueries, orderQueries } from '../orders/orders-queries.ts'
import { ledgerQueries, transactionQueries } from '../transactions/transactions-queries.ts'
import { walletQueries } from '../wallet/wallet-queries.ts'

/** Milliseconds between two questions about a payment that is under way. */
const pollingMs = 5_000

/** Queries of the caller's payments. */
export const paymentQueries = queryGroup('payments', (api) => ({
  mine: (query: QueryOf<'listMyPayments'>) =>
    queryOptions({
      queryKey: ['payments', 'mine', query],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => unwrap(api.GET('/payments/my-payments', { params: { query }, signal })),
    }),
  /** Asks the gateway, too, while a payment is pending: the browser's return proves nothing. */
  checked: (id: string) =>
    queryOptions({
      queryKey: ['payments', 'checked', id],
      queryFn: ({ signal }) => unwrap(api.POST('/payments/{id}/check', { params: { path: { id } }, signal })),
      refetchInterval: ({ state }) => (state.data?.status === 'PENDING' ? pollingMs : false),
    }),
  /** The ways to pay the cart, one variant's line of it, or an unpaid checkout. */
  methods: (payable: QueryOf<'listPaymentMethods'>) =>
    queryOptions({
      queryKey: ['payments', 'methods', payable],
      queryFn: ({ signal }) => unwrap(api.GET('/payments/methods', { params: { query: payable }, signal })),
    }),
}))

/** Mutations of the caller's payments. */
export const paymentActions = {
  create: (): Action<BodyOf<'createPayment'>, PaymentDetail> => ({
    send: (api, body, key) =>
      unwrap(api.POST('/payments/create', { params: { header: { 'Idempotency-Key': key } }, body })),
    touches: [paymentQueries.all, orderQueries.all, walletQueries.all],
    store: (client, api, payment) => client.setQueryData(paymentQueries(api).checked(payment.id).queryKey, payment),
  }),
}

/** Queries of all payments, for platform administrators. */
export const adminPaymentQueries = queryGroup('admin-payments', (api) => ({
  list: (query: QueryOf<'listAdminPayments'>) =>
    queryOptions({
      queryKey: ['admin-payments', 'list', query],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => unwrap(api.GET('/admin/payments', { params: { query }, signal })),
    }),
  statistics: (query: QueryOf<'getAdminPaymentStatistics'>) =>
    queryOptions({
      queryKey: ['admin-payments', 'statistics', query],
      queryFn: ({ signal }) => unwrap(api.GET('/admin/payments/statistics', { params: { query }, signal })),
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: ['admin-payments', 'detail', id],
      queryFn: ({ signal }) => unwrap(api.GET('/admin/payments/{id}', { params: { path: { id } }, signal })),
    }),
  mismatches: (query: QueryOf<'listPaymentMismatches'>) =>
    queryOptions({
      queryKey: ['admin-payments', 'mismatches', query],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => unwrap(api.GET('/admin/payments/mismatches', { params: { query }, signal })),
    }),
}))

const touchedByDecision = () => [adminPaymentQueries.all, managedOrderQueries.all]

/** Decisions about a payment. */
export const adminPaymentActions = {
  exportMismatches: (): Action<QueryOf<'exportPaymentMismatches'>, Blob> => ({
    send: (api, query) => unwrap(api.GET('/admin/payments/mismatches/export', { params: { query }, parseAs: 'blob' })),
  }),
  export: (): Action<QueryOf<'exportAdminPayments'>, Blob> => ({
    send: (api, query) => unwrap(api.GET('/admin/payments/export', { params: { query }, parseAs: 'blob' })),
  }),
  refund: ({ id }: Pick<Payment, 'id'>): Action<BodyOf<'refundPayment'>, PaymentDetail> => ({
    send: (api, body, key) =>
      unwrap(
        api.POST('/admin/payments/{id}/refund', { params: { path: { id }, header: { 'Idempotency-Key': key } }, body }),
      ),
    touches: touchedByDecision(),
  }),
  setStatus: ({ id }: Pick<Payment, 'id'>): Action<BodyOf<'updatePaymentStatus'>, PaymentDetail> => ({
    send: (api, body, key) =>
      unwrap(
        api.PUT('/admin/payments/{id}/status', { params: { path: { id }, header: { 'Idempotency-Key': key } }, body }),
      ),
    touches: touchedByDecision(),
  }),
  verify: ({ id }: Pick<Payment, 'id'>): Action<BodyOf<'verifyPayment'>, PaymentDetail> => ({
    send: (api, body, key) =>
      unwrap(
        api.POST('/admin/payments/{id}/verify', { params: { path: { id }, header: { 'Idempotency-Key': key } }, body }),
      ),
    touches: touchedByDecision(),
  }),
  settle: ({ id, refundId }: { id: string; refundId: string }): Action<BodyOf<'settleRefund'>, PaymentDetail> => ({
    send: (api, body, key) =>
      unwrap(
        api.POST('/admin/payments/{id}/refunds/{refundId}/settle', {
          params: { path: { id, refundId }, header: { 'Idempotency-Key': key } },
          body,
        }),
      ),
    touches: touchedByDecision(),
  }),
  resolve: ({ id }: Pick<PaymentMismatch, 'id'>): Action<BodyOf<'resolvePaymentMismatch'>, PaymentMismatch> => ({
    send: (api, body) =>
      unwrap(api.POST('/admin/payments/mismatches/{id}/resolve', { params: { path: { id } }, body })),
    touches: [adminPaymentQueries.all],
  }),
  settleTwice: ({ id }: Pick<PaymentMismatch, 'id'>): Action<BodyOf<'settleDoubleRefund'>, PaymentMismatch> => ({
    send: (api, body, key) =>
      unwrap(
        api.POST('/admin/payments/mismatches/{id}/settle', {
          params: { path: { id }, header: { 'Idempotency-Key': key } },
          body,
        }),
      ),
    touches: [...touchedByDecision(), transactionQueries.all, ledgerQueries.all],
  }),
}
