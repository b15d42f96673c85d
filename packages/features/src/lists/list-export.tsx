import { isoDay } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { saveFile } from '../app/save-file.ts'
import { type Action, useAction } from '../app/use-action.ts'
import { ExportButton, type ExportFormat } from './export-button.tsx'

/** What the file of a list is asked for with: its filters and order. */
type FileQuery<Query> = Omit<Query, 'page' | 'limit'> & { format: ExportFormat }

export interface ListExportProps<Query> {
  /** The query of the list. */
  query: Query
  file: Action<FileQuery<Query>, Blob>
  /** The name of the file without the day and its ending. */
  name: string
}

/** Saves every row that the list finds, as CSV or for Excel. */
export function ListExport<Query extends { page?: number; limit?: number }>(props: ListExportProps<Query>) {
  const { query, file, name } = props
  const { t } = useTranslation('common')
  const saving = useAction(file, {
    onDone: (blob, { format }) => saveFile(blob, `${name}_${isoDay(new Date())}.${format}`),
    failure: t('export.failed'),
  })
  const { page: _page, limit: _limit, ...filters } = query
  return (
    <ExportButton
      label={t('action.export')}
      format="csv"
      isLoading={saving.isPending}
      onExport={(format) => saving.run({ ...filters, format })}
    />
  )
}
