import type { Remittance } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { formatMoney, type TFunction } from '@chonoi/i18n'
import type { DataTableColumn } from '@chonoi/ui/data-table'
import { Link } from '@chonoi/ui/link'
import { Text } from '@chonoi/ui/text'
import { DateTimeCell } from '../lists/date-time-cell.tsx'
import { detailsColumn } from '../lists/details-column.tsx'
import { fullName } from '../shell/full-name.ts'
import { RemittanceBadge } from './remittance-badge.tsx'
import { DifferenceBadge, differenceOf } from './remittance-difference.tsx'

export const remittancePage = (remittanceId: string) => href('/admin/remittances/$remittanceId', { remittanceId })

/** The columns of the list of remittances, for a table and for its cards on phones. */
export const remittanceColumns = (t: TFunction<['remittances', 'common']>): DataTableColumn<Remittance>[] => [
  {
    id: 'reference',
    header: t('remittances:column.reference'),
    isPrimary: true,
    cell: ({ id, bankReference, carrier }) => (
      <>
        <Link href={remittancePage(id)} className="cn:wrap-anywhere">
          <bdi>{bankReference}</bdi>
        </Link>
        <Text as="div" size={13} tone="muted" weight="regular" dir="auto">
          {carrier.name}
        </Text>
      </>
    ),
  },
  {
    id: 'status',
    header: t('common:word.status'),
    cell: ({ status, decidedBy }) => (
      <>
        <RemittanceBadge status={status} />
        {decidedBy && status !== 'DRAFT' && (
          <Text as="div" size={13} tone="muted" dir="auto">
            {t(`remittances:decided.${status}`, { name: fullName(decidedBy) })}
          </Text>
        )}
      </>
    ),
  },
  {
    id: 'transferred',
    header: t('remittances:column.transferred'),
    isNumeric: true,
    cell: ({ transferredInCents }) => formatMoney(transferredInCents),
  },
  {
    id: 'booked',
    header: t('remittances:column.booked'),
    isNumeric: true,
    cell: ({ totals: { matchedInCents, matchedFeeInCents } }) => (
      <>
        {formatMoney(matchedInCents)}
        {matchedFeeInCents > 0 && (
          <Text as="div" size={13} tone="muted">
            {t('remittances:amount.fee', { amount: formatMoney(matchedFeeInCents) })}
          </Text>
        )}
      </>
    ),
  },
  {
    id: 'lines',
    header: t('remittances:column.lines'),
    cell: ({ totals: { matchedCount, lineCount } }) =>
      t('remittances:lines.matched', { matched: matchedCount, total: lineCount }),
  },
  {
    id: 'difference',
    header: t('remittances:column.difference'),
    cell: (remittance) => <DifferenceBadge inCents={differenceOf(remittance)} />,
  },
  {
    id: 'createdAt',
    header: t('remittances:column.imported'),
    cell: ({ createdAt, importedBy }) => (
      <>
        <DateTimeCell value={createdAt} />
        <Text as="div" size={13} tone="muted" dir="auto">
          {fullName(importedBy)}
        </Text>
      </>
    ),
  },
  detailsColumn({ header: t('common:word.actions'), nameOf: ({ bankReference }) => bankReference }),
]
