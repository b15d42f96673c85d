import { vietnamDate } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { refuseFields } from '../../http/failure.ts'
import type { Download } from '../../http/handlers.ts'
import { type Say, type WordsNamespace, wordsOfScreens } from '../../mail/words-of-screens.ts'
import type { AuditEntityType } from '../events/event.ts'
import { record } from '../events/record.ts'
import type { CellValue } from './table.ts'
import { tableFile } from './table-file.ts'

/** Maximum rows of an export, because a file is built in memory. */
export const maxExportRows = 50_000

type Exported =
  | 'article'
  | 'author'
  | 'bookmark'
  | 'campaign'
  | 'category'
  | 'comment'
  | 'coupon'
  | 'data_export'
  | 'digital_delivery'
  | 'gateway'
  | 'invitation'
  | 'media'
  | 'news_category'
  | 'order'
  | 'order_notification'
  | 'payment'
  | 'product'
  | 'push_device'
  | 'question'
  | 'remittance'
  | 'return'
  | 'review'
  | 'seller_verification'
  | 'series'
  | 'stock'
  | 'tag'
  | 'tenant'
  | 'user'
  | 'wallet'
  | 'withdrawal'

/** A list as a file for spreadsheets. */
export interface ListFile<Row> {
  /** The name of the file; the day and the ending are added. */
  name: string
  sheet: Readonly<Record<'vi' | 'en', string>>
  /** What the audit log keeps of who took it. */
  action:
    | `${Exported}.export`
    | 'coupon.redemption_export'
    | 'order.complaint_export'
    | 'payment.mismatch_export'
    | 'tenant.member_export'
    | 'wallet.account_export'
  entityType: AuditEntityType
  /** The filter that a refusal of too many rows points to. */
  narrowedBy: string
  /** Where the words of its values are. */
  namespaces: readonly WordsNamespace[]
  /** Headings in both languages, and what stands below. */
  columns: readonly (readonly [vi: string, en: string, value: (row: Row, say: Say) => CellValue])[]
}

type Page = { page: number; limit: number }

/** Writes every row that `read` finds with the filters of a list, in its order, and records who took them. */
export async function exportList<Row, Filters extends object>(
  context: RequestContext,
  file: ListFile<Row>,
  { format = 'csv', ...filters }: Filters & { format?: 'csv' | 'xlsx' },
  read: (query: Omit<Filters, 'format'> & Page) => Promise<readonly Row[]>,
): Promise<Download> {
  const rows = await read({ ...(filters as Omit<Filters, 'format'>), page: 1, limit: maxExportRows + 1 })
  if (rows.length > maxExportRows)
    refuseFields([{ field: file.narrowedBy, code: 'too_many', params: { max: maxExportRows } }])
  const { entityType } = file
  // The words of all of them are about as many rows. TypeScript compares no more than 25 kinds at once.
  const action = file.action as 'order.export'
  const total = rows.length
  await context.transaction((queries) =>
    record(context, queries, {
      audit: { action, values: { total }, entityType, entityId: null, changes: { ...filters, count: total } },
    }),
  )
  const { language } = context.facts
  const say = await wordsOfScreens(language, file.namespaces)
  const columns = file.columns.map(([vi, en, value]) => ({
    heading: language === 'vi' ? vi : en,
    value: (row: Row) => value(row, say),
  }))
  return tableFile(
    { name: file.sheet[language], columns, rows },
    format,
    `${file.name}-${vietnamDate(context.ports.now())}`,
  )
}

/** A time of the contract as a spreadsheet's. */
export const timeOf = (instant: string | null): Date | null => (instant === null ? null : new Date(instant))

export const nameOf = ({ lastName, firstName }: { lastName: string; firstName: string }): string =>
  `${lastName} ${firstName}`.trim()
