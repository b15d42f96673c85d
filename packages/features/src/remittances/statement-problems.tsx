import type { FieldProblem } from '@chonoi/domain'
import { problemTextOr } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Alert } from '@chonoi/ui/alert'
import { DataTable } from '@chonoi/ui/data-table'
import { Stack } from '@chonoi/ui/stack'
import { placeOf } from './statement-place.ts'

/** Everything that is wrong with a statement, by row and column. */
export function StatementProblems({ problems }: { problems: readonly FieldProblem[] }) {
  const { t, i18n } = useTranslation(['remittances', 'common'])
  const title = t('remittances:problems.title', { count: problems.length })
  function wordsOf({ field, code, params }: FieldProblem): string {
    if (code !== 'required') return problemTextOr(i18n, code, 'http.invalid', params)
    if (field === 'csv.trackingCode') return t('remittances:problems.columnMissing.trackingCode')
    return t(field === 'csv.collected' ? 'remittances:problems.columnMissing' : 'remittances:problems.nameMissing')
  }
  return (
    <Stack gap={3}>
      <Alert tone="warning" urgency="none" title={title}>
        {t('remittances:problems.text')}
      </Alert>
      <DataTable<FieldProblem>
        label={title}
        columns={[
          {
            id: 'row',
            header: t('remittances:problems.row'),
            isPrimary: true,
            cell: ({ field }) => placeOf(t, field)[0],
          },
          { id: 'column', header: t('remittances:problems.column'), cell: ({ field }) => placeOf(t, field)[1] },
          { id: 'problem', header: t('remittances:problems.problem'), cell: wordsOf },
        ]}
        rows={problems}
        getRowId={({ field }) => field}
        getRowLabel={({ field }) => placeOf(t, field).join(', ')}
      />
    </Stack>
  )
}
