import type { QueryOf, Withdrawal } from '@chonoi/contract'
import { vndFromCents } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import type { Download } from '../../http/handlers.ts'
import { exportList, type ListFile, nameOf, timeOf } from '../spreadsheets/export-list.ts'
import { listWithdrawals } from './read-withdrawals.ts'
import { toWithdrawal } from './withdrawal-views.ts'

const withdrawalFile: ListFile<Withdrawal> = {
  name: 'withdrawals',
  sheet: { vi: 'Rút tiền', en: 'Withdrawals' },
  ...{ action: 'withdrawal.export', entityType: 'withdrawal', narrowedBy: 'status' },
  namespaces: ['withdrawals', 'common'],
  columns: [
    ['Ngày tạo', 'Created', ({ createdAt }) => timeOf(createdAt)],
    ['Rút từ', 'From', ({ source }, say) => say('withdrawals', `source.${source}`)],
    ['Gian hàng', 'Shop', ({ shop }) => shop?.name ?? null],
    ['Người yêu cầu', 'Requested by', ({ user }) => nameOf(user)],
    ['Số tiền (VND)', 'Amount (VND)', ({ amount }) => vndFromCents(amount)],
    ['Phí (VND)', 'Fee (VND)', ({ feeInCents }) => vndFromCents(feeInCents)],
    ['Thực nhận (VND)', 'Paid out (VND)', ({ netAmountInCents }) => vndFromCents(netAmountInCents)],
    ['Ngân hàng', 'Bank', ({ bankName }) => bankName],
    ['Số tài khoản', 'Account number', ({ accountNumber }) => accountNumber],
    ['Chủ tài khoản', 'Account holder', ({ accountHolder }) => accountHolder],
    ['Trạng thái', 'Status', ({ status }, say) => say('withdrawals', `status.${status}`)],
    ['Rút tự động', 'Automatic', ({ isAutomatic }, say) => say('common', isAutomatic ? 'word.yes' : 'word.no')],
    ['Ghi chú', 'Note', ({ notes }) => notes],
    ['Ghi chú xử lý', "Chợ Nổi's note", ({ processNotes }) => processNotes],
    ['Ngày xử lý', 'Processed', ({ processedAt }) => timeOf(processedAt)],
  ],
}

/** The filtered withdrawals that the caller lists, as a file with masked account numbers. */
export function exportWithdrawals(context: RequestContext, query: QueryOf<'exportWithdrawals'>): Promise<Download> {
  return exportList(context, withdrawalFile, query, async (found) =>
    (await listWithdrawals(context, found)).rows.map(toWithdrawal),
  )
}
