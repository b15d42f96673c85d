import type { DataExport } from '@chonoi/contract'
import { formatDateTime } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { DescriptionList } from '@chonoi/ui/description-list'
import { Stack } from '@chonoi/ui/stack'
import { writeDay } from '../lists/day-text.ts'
import { knownFact } from '../lists/known-fact.ts'
import { fullName } from '../shell/full-name.ts'
import { DataExportActions } from './data-export-actions.tsx'
import { DataExportState, FileSize } from './data-export-state.tsx'

export interface DataExportDetailsProps {
  row: DataExport
  onDeleted: () => void
}

/** A data export beside the list: what it holds, who asked for it and how far it is. */
export default function DataExportDetails({ row, onDeleted }: DataExportDetailsProps) {
  const { t } = useTranslation(['tenant', 'common'])
  const { dataTypes, format, dateFrom, dateTo, fileSize, requestedBy, createdAt, completedAt } = row
  return (
    <Stack gap={5}>
      <DataExportState row={row} />
      <DataExportActions row={row} onDeleted={onDeleted} />
      <DescriptionList
        items={[
          {
            term: t('tenant:export.column.content'),
            details: dataTypes.map((type) => t(`tenant:export.type.${type}`)).join(', '),
          },
          { term: t('tenant:export.format'), details: format },
          ...knownFact(t('common:word.from'), dateFrom && writeDay(dateFrom)),
          ...knownFact(t('common:word.to'), dateTo && writeDay(dateTo)),
          ...knownFact(t('tenant:export.column.fileSize'), fileSize !== null && <FileSize bytes={fileSize} />),
          ...knownFact(t('tenant:export.column.requestedBy'), requestedBy && <bdi>{fullName(requestedBy)}</bdi>),
          { term: t('tenant:export.column.createdAt'), details: formatDateTime(createdAt) },
          ...knownFact(t('tenant:export.column.completedAt'), completedAt && formatDateTime(completedAt)),
        ]}
      />
    </Stack>
  )
}
