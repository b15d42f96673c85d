import type { DataExport } from '@chonoi/contract'
import { formatDate } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import type { DataTableColumn } from '@chonoi/ui/data-table'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { FileArchive } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useApi } from '../app/services.tsx'
import { DateTimeCell } from '../lists/date-time-cell.tsx'
import { DetailsInList } from '../lists/details-of.tsx'
import { ListExport } from '../lists/list-export.tsx'
import { DaysFilter, EnumFilter, ListFilters } from '../lists/list-filters.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { RowDetails } from '../lists/row-details.tsx'
import { RowDetailsButton } from '../lists/row-details-button.tsx'
import { useListState } from '../lists/use-list-state.ts'
import { useNewRow } from '../lists/use-new-row.ts'
import { fullName } from '../shell/full-name.ts'
import { DataExportActions } from './data-export-actions.tsx'
import { DataExportState, FileSize } from './data-export-state.tsx'
import { dataExportActions, dataExportQueries } from './data-exports-queries.ts'

const DataExportDetails = lazy(() => import('./data-export-details.tsx'))
const DataExportDialog = lazy(() => import('./data-export-dialog.tsx'))

/** The data exports of the current shop (/tenant/data-export). */
export function DataExportsScreen() {
  const { t } = useTranslation('tenant')
  const state = useListState('listDataExports')
  const result = useQuery(dataExportQueries(useApi()).list(state.query))
  const { format, ...filters } = state.query
  const asking = useNewRow()
  const rows = result.data?.data ?? []
  const nameOf = ({ createdAt }: DataExport) => t('export.of', { date: formatDate(createdAt) })
  const ask = (
    <Button iconStart={<FileArchive aria-hidden="true" />} onClick={asking.open}>
      {t('export.new')}
    </Button>
  )
  return (
    <ResourceList
      title={t('export.title')}
      description={t('export.text')}
      state={state}
      pagination={result.data?.pagination}
      actions={
        <>
          <ListExport
            query={{ ...filters, ...(format && { dataFormat: format }) }}
            file={dataExportActions.exportList()}
            name="data-exports"
          />
          {ask}
        </>
      }
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
        rows={rows}
        columns={useColumns()}
        rowLabel={nameOf}
        empty={<EmptyState icon={<FileArchive />} title={t('export.empty')} message={t('export.emptyText')} />}
      />
      <RowDetails
        result={result}
        pagination={result.data?.pagination}
        rows={rows.map((row) => ({ id: row.id, name: nameOf(row) }))}
      >
        {(id) => (
          <DetailsInList row={rows.find((row) => row.id === id)}>
            {(row) => <DataExportDetails row={row} onDeleted={() => state.openRow('')} />}
          </DetailsInList>
        )}
      </RowDetails>
      {asking.isOpen && (
        <Suspense>
          <DataExportDialog onClose={asking.close} />
        </Suspense>
      )}
    </ResourceList>
  )
}

function useColumns(): DataTableColumn<DataExport>[] {
  const { t } = useTranslation('tenant')
  const nameOf = ({ createdAt }: DataExport) => t('export.of', { date: formatDate(createdAt) })
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
      cell: (row) => <DataExportState row={row} />,
    },
    {
      id: 'fileSize',
      header: t('export.column.fileSize'),
      isNumeric: true,
      cell: ({ fileSize }) => (fileSize === null ? '–' : <FileSize bytes={fileSize} />),
    },
    {
      id: 'actions',
      header: t('export.column.actions'),
      cell: (row) => (
        <Stack direction="row" gap={1} align="center">
          <DataExportActions row={row} />
          <RowDetailsButton id={row.id} name={nameOf(row)} />
        </Stack>
      ),
    },
  ]
}
