import type { PaymentMismatch, QueryOf } from '@chonoi/contract'
import { vndFromCents } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import type { Download } from '../../http/handlers.ts'
import { exportList, type ListFile, timeOf } from '../spreadsheets/export-list.ts'
import { findMismatches } from './notifications.store.ts'
import { toMismatch } from './payment-views.ts'

const mismatchFile: ListFile<PaymentMismatch> = {
  name: 'mismatches',
  sheet: { vi: 'Đối soát', en: 'Reconciliation' },
  ...{ action: 'payment.mismatch_export', entityType: 'payment_mismatch', narrowedBy: 'kind' },
  namespaces: ['payments', 'transactions'],
  columns: [
    ['Mã tham chiếu', 'Reference', ({ reference }) => reference],
    ['Chênh lệch', 'Mismatch', ({ kind }, say) => say('payments', `mismatches.kind.${kind}`)],
    ['Cổng', 'Gateway', ({ gateway }, say) => say('transactions', `gateway.${gateway}`)],
    ['Mã giao dịch của cổng', "Gateway's number", ({ transactionId }) => transactionId],
    [
      'Phải có (VND)',
      'Expected (VND)',
      ({ expectedInCents }) => (expectedInCents === null ? null : vndFromCents(expectedInCents)),
    ],
    ['Cổng báo', 'Reported', ({ reportedCents }) => (reportedCents === null ? null : reportedCents / 100)],
    ['Tiền tệ', 'Currency', ({ reportedCurrency }) => reportedCurrency],
    ['Đã làm gì', 'What was done', ({ resolution }) => resolution],
    ['Ngày thấy', 'Found', ({ createdAt }) => timeOf(createdAt)],
    ['Ngày đóng', 'Closed', ({ resolvedAt }) => timeOf(resolvedAt)],
  ],
}

/** The filtered mismatches as a file. */
export function exportPaymentMismatches(
  context: RequestContext,
  query: QueryOf<'exportPaymentMismatches'>,
): Promise<Download> {
  return exportList(context, mismatchFile, query, async (found) =>
    (await context.transaction((queries) => findMismatches(queries, found, found))).rows.map(toMismatch),
  )
}
