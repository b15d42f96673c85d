import type { TFunction } from '@chonoi/i18n'

type T = TFunction<['remittances', 'common']>

/** Rows below the headings are counted from 0, and spreadsheets count the headings as row 1. */
const rowBelowHeadings = 2

const columns = {
  trackingCode: 'remittances:cell.trackingCode',
  orderNumber: 'remittances:cell.orderNumber',
  collected: 'remittances:cell.collectedInCents',
  collectedInCents: 'remittances:cell.collectedInCents',
  feeInCents: 'remittances:cell.feeInCents',
} as const

const isColumn = (name: string | undefined): name is keyof typeof columns =>
  name !== undefined && Object.hasOwn(columns, name)

/** The row and the column of a statement that a problem is about, in words: `csv.3.feeInCents`, `csv.collected`, `csv`. */
export function placeOf(t: T, field: string): readonly string[] {
  const [, first, second] = field.split('.')
  if (first === undefined) return [t('remittances:problems.whole')]
  if (isColumn(first)) return [t('remittances:problems.head'), t(columns[first])]
  const row = t('remittances:problems.rowNumber', { row: Number(first) + rowBelowHeadings })
  return isColumn(second) ? [row, t(columns[second])] : [row]
}
