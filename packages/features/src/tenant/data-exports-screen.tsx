import type { DataExport } from '@chonoi/contract'
import { type DataExportStatus, vietnamDate } from '@chonoi/domain'
import { formatDate, formatNumber } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Badge, type Tone } from '@chonoi/ui/badge'
import { Button } from '@chonoi/ui/button'
import type { DataTableColumn } from '@chonoi/ui/data-table'
import { EmptyState } from '@chonoi/ui/empty-state'
import { ProgressBar } from '@chonoi/ui/progress-bar'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { Download, FileArchive } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { usePreferences } from '../app/preferences.tsx'
import { saveFile } from '../app/save-file.ts'
import { useApi } from '../app/services.tsx'
import { useAction } from '../app/use-action.ts'
import ConfirmAction from '../forms/confirm-action.tsx'
import { DateTimeCell } from '../lists/date-time-cell.tsx'
import { DaysFilter, EnumFilter, ListFilters } from '../lists/list-filters.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { useListState } from '../lists/use-list-state.ts'
import { fullName } from '../shell/full-name.ts'
import { dataExportActions, dataExportQueries } from './data-exports-queries.ts'

const DataExportDialog = lazy(() => import('./data-export-dialog.tsx'))

const tones: Record<DataExportStatus, Tone> = {
  PENDING: 'info',
  RUNNING: 'info',
  COMPLETED: 'success',
  FAILED: 'danger',
  EXPIRED: 'neutral',
}

/** The data exports of the current shop (/tenant/data-export). */
export function DataExportsScreen() {
  const { t } = useTranslation('tenant')
  const state = useListState('listDataExports')
  const result = useQuery(dataExportQueries(useApi()).list(state.query))
  const [isAsking, setAsking] = useState(false)
  const ask = (
    <Button iconStart={<FileArchive aria-hidden="true" />} onClick={() => setAsking(true)}>
      {t('export.new')}
    </Button>
  )
  return (
    <ResourceList
      title={t('export.title')}
      description={t('export.text')}
      state={state}
      pagination={result.data?.pagination}
      actions={ask}
      filters={
        <ListFilters state={state}>
          <EnumFilter state={state} name="status" valueLabel={(value) => t(`export.status.${value}`)} />
          <EnumFilter state={state} name="format" valueLabel={(value) => value} />
          <DaysFilter state={state} />
        </ListFilters>
      }
    >
      <ListTable
        label={t('export.title')}
        state={state}
        result={result}
        rows={result.data?.data}
        columns={useColumns()}
        rowLabel={({ createdAt }) => t('export.of', { date: formatDate(createdAt) })}
        empty={<EmptyState icon={<FileArchive />} title={t('export.empty')} message={t('export.emptyText')} />}
      />
      {isAsking && (
        <Suspense>
          <DataExportDialog onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </ResourceList>
  )
}

function useColumns(): DataTableColumn<DataExport>[] {
  const { t } = useTranslation('tenant')
  const { language } = usePreferences()
  return [
    {
      id: 'createdAt',
      header: t('export.column.createdAt'),
      isPrimary: true,
      cell: ({ createdAt, requestedBy }) => (
        <>
          <DateTimeCell value={createdAt} />
          {requestedBy && (
            <Text as="div" size={13} tone="muted">
              <bdi>{fullName(requestedBy)}</bdi>
            </Text>
          )}
        </>
      ),
    },
    {
      id: 'content',
      header: t('export.column.content'),
      cell: ({ dataTypes, format }) => (
        <>
          {dataTypes.map((type) => t(`export.type.${type}`)).join(', ')}
          <Text as="div" size={13} tone="muted">
            {format}
          </Text>
        </>
      ),
    },
    {
      id: 'status',
      header: t('export.column.status'),
      cell: ({ status, progress, expiresAt }) =>
        status === 'RUNNING' ? (
          <ProgressBar label={t('export.status.RUNNING')} value={progress} />
        ) : (
          <>
            <Badge tone={tones[status]}>{t(`export.status.${status}`)}</Badge>
            {status === 'COMPLETED' && expiresAt && (
              <Text as="div" size={13} tone="muted">
                {t('export.until', { date: formatDate(expiresAt) })}
              </Text>
            )}
          </>
        ),
    },
    {
      id: 'fileSize',
      header: t('export.column.fileSize'),
      isNumeric: true,
      cell: ({ fileSize }) =>
        fileSize === null ? '–' : t('export.kilobytes', { size: formatNumber(Math.ceil(fileSize / 1000), language) }),
    },
    { id: 'actions', header: t('export.column.actions'), cell: (row) => <ExportButtons row={row} /> },
  ]
}

function ExportButtons({ row }: { row: DataExport }) {
  const { t } = useTranslation('tenant')
  const [isDeleting, setDeleting] = useState(false)
  const date = formatDate(row.createdAt)
  const isUnderWay = row.status === 'PENDING' || row.status === 'RUNNING'
  const download = useAction(dataExportActions.download(row), {
    failure: t('export.downloadFailed'),
    onDone: (file) => saveFile(file, `chonoi-${vietnamDate(new Date(row.createdAt))}.zip`),
  })
  return (
    <Stack direction="row" gap={2} isWrapping>
      {row.status === 'COMPLETED' && (
        <Button
          size="sm"
          variant="secondary"
          iconStart={<Download aria-hidden="true" />}
          isLoading={download.isPending}
          aria-label={t('export.downloadLabel', { date })}
          onClick={() => download.run()}
        >
          {t('export.download')}
        </Button>
      )}
      <Button
        size="sm"
        variant="ghost"
        aria-label={t(isUnderWay ? 'export.cancelLabel' : 'export.deleteLabel', { date })}
        onClick={() => setDeleting(true)}
      >
        {t(isUnderWay ? 'export.cancel' : 'export.delete')}
      </Button>
      {isDeleting && (
        <ConfirmAction
          action={dataExportActions.delete(row)}
          tone="danger"
          title={t(isUnderWay ? 'export.cancelTitle' : 'export.deleteTitle')}
          message={t(isUnderWay ? 'export.cancelText' : 'export.deleteText')}
          confirmLabel={t(isUnderWay ? 'export.cancel' : 'export.delete')}
          cancelLabel={t('export.keep')}
          done={() => t(isUnderWay ? 'export.cancelled' : 'export.deleted')}
          onClose={() => setDeleting(false)}
        />
      )}
    </Stack>
  )
}
