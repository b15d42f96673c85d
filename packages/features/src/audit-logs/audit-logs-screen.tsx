import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { nothingSelected, type TableSelection } from '@chonoi/ui/data-table'
import { EmptyState } from '@chonoi/ui/empty-state'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { lazy, useState } from 'react'
import { useApi } from '../app/services.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { DetailsInList } from '../lists/details-of.tsx'
import { RowDetails } from '../lists/row-details.tsx'
import { useListState } from '../lists/use-list-state.ts'
import { auditLogColumns } from './audit-log-columns.tsx'
import { AuditLogFilters } from './audit-log-filters.tsx'
import { AuditLogStats } from './audit-log-stats.tsx'
import { useAuditWords } from './audit-log-words.ts'
import { auditLogQueries } from './audit-logs-queries.ts'
import { AuditLogExport } from './audit-log-export.tsx'

const AuditLogDetails = lazy(() => import('./audit-log-details.tsx'))

/** Who did what on the platform, for super administrators (/admin/audit-logs). */
export function AuditLogsScreen() {
  const { t } = useTranslation(['auditLogs', 'roles', 'common'])
  const client = useQueryClient()
  const state = useListState('listAuditLogs')
  const result = useQuery(auditLogQueries(useApi()).list(state.query))
  const words = useAuditWords()
  const [selection, setSelection] = useState<TableSelection>(nothingSelected)
  const {
    auditLogs: rows = [],
    total = 0,
    totalPages = 0,
    hasNextPage = false,
    hasPreviousPage = false,
    isNewestOnly = false,
  } = result.data ?? {}
  const pagination = result.data && {
    ...{ page: state.page, limit: 20, total, totalPages },
    ...{ hasNext: hasNextPage, hasPrev: hasPreviousPage, isNewestOnly },
  }
  const selectedIds = new Set(selection.mode === 'some' ? selection.ids : [])
  const selected = rows.filter(({ id }) => selectedIds.has(id))
  return (
    <ResourceList
      title={t('auditLogs:title')}
      description={t('auditLogs:text')}
      state={state}
      stats={<AuditLogStats />}
      filters={<AuditLogFilters state={state} />}
      pagination={pagination}
      actions={
        <>
          <AuditLogExport rows={selected.length > 0 ? selected : rows} />
          <Button
            variant="secondary"
            iconStart={<RefreshCw aria-hidden="true" />}
            isLoading={result.isFetching}
            onClick={() => void client.invalidateQueries({ queryKey: auditLogQueries.all })}
          >
            {t('common:action.refresh')}
          </Button>
        </>
      }
    >
      <ListTable
        label={t('auditLogs:title')}
        state={state}
        result={{ ...result, isFetching: result.isFetching || words.isPending }}
        rows={words.isPending ? [] : rows}
        columns={auditLogColumns(t, words)}
        rowLabel={words.descriptionOf}
        failureTitle={t('auditLogs:loadFailed')}
        empty={<EmptyState title={t('auditLogs:empty')} message={t('auditLogs:emptyText')} />}
        noResults={<EmptyState title={t('auditLogs:empty')} message={t('common:state.noResultsHint')} />}
        // Rows of other pages aren't exported, so only those of this one count as selected.
        selection={{ mode: 'some', ids: selected.map(({ id }) => id) }}
        onSelectionChange={setSelection}
      />
      <RowDetails
        result={result}
        pagination={pagination}
        rows={rows.map((log) => ({ id: log.id, name: words.descriptionOf(log) }))}
      >
        {(id) => (
          <DetailsInList row={rows.find((log) => log.id === id)}>
            {(log) => <AuditLogDetails log={log} />}
          </DetailsInList>
        )}
      </RowDetails>
    </ResourceList>
  )
}
