import type { NotificationCounts } from '@chonoi/contract'
import { formatNumber } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Card } from '@chonoi/ui/card'
import { DataTable } from '@chonoi/ui/data-table'
import { Text } from '@chonoi/ui/text'
import type { ReactNode } from 'react'
import { usePreferences } from '../app/preferences.tsx'

export interface CountsTableProps<Row> {
  title: string
  /** The header of the first column. */
  subject: string
  rows: readonly Row[]
  nameOf: (row: Row) => ReactNode
  empty: string
}

const metrics = ['sent', 'delivered', 'opened', 'clicked', 'dismissed', 'failed'] as const

/** Figures of several subjects. */
export function CountsTable<Row extends NotificationCounts & { id: string }>(props: CountsTableProps<Row>) {
  const { title, subject, rows, nameOf, empty } = props
  const { t } = useTranslation('notificationAnalytics')
  const { language } = usePreferences()
  return (
    <Card title={title}>
      {rows.length === 0 ? (
        <Text as="p" tone="muted">
          {empty}
        </Text>
      ) : (
        <DataTable
          label={title}
          rows={rows}
          getRowId={({ id }) => id}
          getRowLabel={({ id }) => id}
          columns={[
            { id: 'subject', header: subject, isPrimary: true, cell: nameOf },
            ...metrics.map((name) => ({
              id: name,
              header: t(`metric.${name}`),
              isNumeric: true,
              cell: (row: Row) => formatNumber(row[name], language),
            })),
          ]}
        />
      )}
    </Card>
  )
}
