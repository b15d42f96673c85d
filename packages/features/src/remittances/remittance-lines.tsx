import type { RemittanceDetail } from '@chonoi/contract'
import { type RemittanceMatch, remittanceMatches } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Card } from '@chonoi/ui/card'
import { DataTable } from '@chonoi/ui/data-table'
import { SegmentedControl } from '@chonoi/ui/segmented-control'
import { Stack } from '@chonoi/ui/stack'
import { useState } from 'react'
import { lineColumns } from './line-columns.tsx'

/** The lines of a statement in its order, or only those of one result. */
export function RemittanceLines({ remittance }: { remittance: RemittanceDetail }) {
  const { t } = useTranslation(['remittances', 'common'])
  const [chosen, setChosen] = useState<RemittanceMatch | 'ALL'>('ALL')
  const { lines, status } = remittance
  const counts = Map.groupBy(lines, ({ match }) => match)
  const present = remittanceMatches.filter((match) => counts.has(match))
  // A confirmation can turn matched lines into ones that another remittance paid.
  const shown = chosen !== 'ALL' && counts.has(chosen) ? chosen : 'ALL'
  return (
    <Card title={t('remittances:lines.title')}>
      <Stack gap={4}>
        {present.length > 1 && (
          <SegmentedControl
            label={t('remittances:lines.filter')}
            size="sm"
            value={shown}
            onChange={setChosen}
            options={[
              { value: 'ALL', label: t('remittances:lines.all', { total: lines.length }) },
              ...present.map((match) => ({
                value: match,
                label: t('remittances:lines.of', {
                  match: t(`remittances:match.${match}`),
                  total: counts.get(match)?.length ?? 0,
                }),
              })),
            ]}
          />
        )}
        <DataTable
          label={t('remittances:lines.title')}
          columns={lineColumns(t, status)}
          rows={shown === 'ALL' ? lines : (counts.get(shown) ?? [])}
          getRowId={({ id }) => id}
          getRowLabel={({ position }) => t('remittances:problems.rowNumber', { row: position })}
        />
      </Stack>
    </Card>
  )
}
