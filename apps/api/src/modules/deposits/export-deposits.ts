import type { DepositStatus, QueryOf } from '@chonoi/contract'
import { vietnamDate, vndFromCents } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { refuseFields } from '../../http/failure.ts'
import type { Download } from '../../http/handlers.ts'
import { record } from '../events/record.ts'
import { tableFile } from '../spreadsheets/table-file.ts'
import type { Table } from '../spreadsheets/table.ts'
import { depositsExported } from './deposits.events.ts'
import { type DepositFilter, type DepositOfUser, findDeposits } from './deposits.store.ts'

/** Maximum rows of an export, because a file is built in memory. */
const maxRows = 50_000

/** The filtered deposits as a file for spreadsheets (ADM-DEP-05). Who took it is in the audit log. */
export async function exportDeposits(
  context: RequestContext,
  { format, ...filter }: QueryOf<'exportAdminDeposits'>,
): Promise<Download> {
  const rows = await context.transaction((queries) => findDeposits(queries, filter, { limit: maxRows + 1, from: 0 }))
  if (rows.length > maxRows) refuseFields([{ field: 'startDate', code: 'too_many', params: { max: maxRows } }])
  await recordExport(context, filter, rows.length)
  const table = depositTable(rows, context.facts.language)
  return tableFile(table, format ?? 'xlsx', `deposits-${vietnamDate(context.ports.now())}`)
}

function recordExport(context: RequestContext, filter: DepositFilter, count: number): Promise<void> {
  return context.transaction((queries) => record(context, queries, depositsExported(filter, count)))
}

const headings = {
  vi: 'Mã giao dịch|Khách hàng|E-mail|Số tiền (VND)|Thực nhận (VND)|Trạng thái|Phương thức|Ngân hàng|Mã ngân hàng|Ngày tạo|Ngày xử lý|Ghi chú|Ghi chú quản trị',
  en: 'Reference|Customer|E-mail|Amount (VND)|Credited (VND)|Status|Method|Bank|Bank reference|Created|Processed|Note|Admin note',
}
const statusWords: Record<'vi' | 'en', Record<DepositStatus, string>> = {
  vi: { PENDING: 'Chờ xử lý', COMPLETED: 'Hoàn thành', FAILED: 'Thất bại', CANCELLED: 'Đã hủy' },
  en: { PENDING: 'Pending', COMPLETED: 'Completed', FAILED: 'Failed', CANCELLED: 'Cancelled' },
}

function depositTable(rows: readonly DepositOfUser[], language: 'vi' | 'en'): Table<DepositOfUser> {
  const values: Table<DepositOfUser>['columns'][number]['value'][] = [
    ({ deposit }) => deposit.depositReference,
    ({ user }) => `${user.lastName} ${user.firstName}`,
    ({ user }) => user.email,
    ({ deposit }) => vndFromCents(deposit.amountInCents),
    ({ deposit }) => deposit.actualAmountInCents && vndFromCents(deposit.actualAmountInCents),
    ({ deposit }) => statusWords[language][deposit.status],
    ({ deposit }) => deposit.paymentMethod,
    ({ deposit }) => deposit.bankName,
    ({ deposit }) => deposit.bankReference,
    ({ deposit }) => deposit.createdAt,
    ({ deposit }) => deposit.processedAt,
    ({ deposit }) => deposit.notes,
    ({ deposit }) => deposit.adminNotes,
  ]
  const words = headings[language].split('|')
  return {
    name: language === 'vi' ? 'Nạp tiền' : 'Deposits',
    columns: values.map((value, index) => ({ heading: words[index] ?? '', value })),
    rows,
  }
}
