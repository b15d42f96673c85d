import type { QueryOf } from '@chonoi/contract'
import { findBankByName, vietnamDate, vndFromCents, type WithdrawalStatus } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { refuseFields } from '../../http/failure.ts'
import type { Download } from '../../http/handlers.ts'
import { record } from '../events/record.ts'
import { tableFile } from '../spreadsheets/table-file.ts'
import type { Table } from '../spreadsheets/table.ts'
import { fullAccountNumber } from './reveal-account.ts'
import { withdrawalsExported } from './withdrawals.events.ts'
import { findWithdrawals, type WithdrawalFilter, type WithdrawalOfUser } from './withdrawals.store.ts'

/** Maximum rows of an export, because a file is built in memory. */
const maxRows = 10_000

type ExportedRow = WithdrawalOfUser & { accountNumber: string }

/** The matching withdrawals as a file for the bank, with full account numbers. Who took it is in the audit log. */
export async function exportAdminWithdrawals(
  context: RequestContext,
  { format, ...filter }: QueryOf<'exportAdminWithdrawals'>,
): Promise<Download> {
  const rows = await context.transaction((queries) => readRows(context, queries, filter))
  const table = withdrawalTable(rows, context.facts.language)
  return tableFile(table, format ?? 'xlsx', `withdrawals-${vietnamDate(context.ports.now())}`)
}

async function readRows(
  context: RequestContext,
  queries: Parameters<typeof findWithdrawals>[0],
  filter: WithdrawalFilter,
): Promise<ExportedRow[]> {
  const rows = await findWithdrawals(queries, filter, { limit: maxRows + 1, from: 0 })
  if (rows.length > maxRows) refuseFields([{ field: 'status', code: 'too_many', params: { max: maxRows } }])
  await record(context, queries, withdrawalsExported(filter, rows.length))
  return Promise.all(
    rows.map(async (row) => ({ ...row, accountNumber: await fullAccountNumber(context, row.withdrawal) })),
  )
}

const headings = {
  vi: 'STT|Mã yêu cầu|Ngân hàng|Mã ngân hàng (BIN)|Số tài khoản|Chủ tài khoản|Số tiền chuyển (VND)|Phí (VND)|Nội dung|Trạng thái|Khách hàng|E-mail|Gian hàng|Ngày tạo|Ngày xử lý',
  en: 'No.|Request|Bank|Bank number (BIN)|Account number|Account holder|Amount to pay (VND)|Fee (VND)|Purpose|Status|Customer|E-mail|Shop|Created|Processed',
}
const statusWords: Record<'vi' | 'en', Record<WithdrawalStatus, string>> = {
  vi: { PENDING: 'Chờ xử lý', PROCESSING: 'Đang xử lý', COMPLETED: 'Hoàn thành', REJECTED: 'Từ chối' },
  en: { PENDING: 'Pending', PROCESSING: 'Processing', COMPLETED: 'Completed', REJECTED: 'Rejected' },
}

/** Purpose of the transfer: letters, digits and spaces, as all banks take them. */
const purposeOf = (id: string) => `CHO NOI RUT TIEN ${id.slice(0, 8).toUpperCase()}`

function withdrawalTable(rows: readonly ExportedRow[], language: 'vi' | 'en'): Table<ExportedRow> {
  const numbers = new Map(rows.map((row, index) => [row, index + 1]))
  const values: Table<ExportedRow>['columns'][number]['value'][] = [
    (row) => numbers.get(row) ?? null,
    ({ withdrawal }) => withdrawal.id,
    ({ withdrawal }) => withdrawal.bankName,
    ({ withdrawal }) => findBankByName(withdrawal.bankName)?.bin ?? null,
    ({ accountNumber }) => accountNumber,
    ({ withdrawal }) => withdrawal.accountHolder,
    ({ withdrawal }) => vndFromCents(withdrawal.amountInCents - withdrawal.feeInCents),
    ({ withdrawal }) => vndFromCents(withdrawal.feeInCents),
    ({ withdrawal }) => purposeOf(withdrawal.id),
    ({ withdrawal }) => statusWords[language][withdrawal.status],
    ({ user }) => `${user.lastName} ${user.firstName}`,
    ({ user }) => user.email,
    ({ shop }) => shop?.name ?? null,
    ({ withdrawal }) => withdrawal.createdAt,
    ({ withdrawal }) => withdrawal.processedAt,
  ]
  const words = headings[language].split('|')
  return {
    name: language === 'vi' ? 'Rút tiền' : 'Withdrawals',
    columns: values.map((value, index) => ({ heading: words[index] ?? '', value })),
    rows,
  }
}
