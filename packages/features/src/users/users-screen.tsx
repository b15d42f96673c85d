import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { nothingSelected, type TableSelection } from '@chonoi/ui/data-table'
import { EmptyState } from '@chonoi/ui/empty-state'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { RefreshCw, UserPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { OfficeRoute } from '../app/guards.tsx'
import { useApi } from '../app/services.tsx'
import { useActsForPlatform } from '../app/use-acts-for-platform.ts'
import { type BulkRefusal, BulkRefusals } from '../lists/bulk-refusals.tsx'
import { ListExport } from '../lists/list-export.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { RowDetails } from '../lists/row-details.tsx'
import { useListState } from '../lists/use-list-state.ts'
import { BulkUsers } from './bulk-users.tsx'
import { userColumns } from './user-columns.tsx'
import { UserDetails } from './user-details.tsx'
import { UserFilters } from './user-filters.tsx'
import { UserRowActions } from './user-row-actions.tsx'
import { UserStats } from './user-stats.tsx'
import { nameOf } from './user-words.ts'
import { userActions, userQueries } from './users-queries.ts'

const UserFormDialog = lazy(() => import('./user-form-dialog.tsx'))

/** The accounts of the platform, or the members of a shop (/admin/users). */
export function UsersScreen() {
  return (
    <OfficeRoute>
      <UserList />
    </OfficeRoute>
  )
}

function UserList() {
  const { t } = useTranslation(['users', 'common'])
  const client = useQueryClient()
  const state = useListState('listUsers')
  const isForPlatform = useActsForPlatform()
  const result = useQuery(userQueries(useApi()).list(state.query))
  const [selection, setSelection] = useState<TableSelection>(nothingSelected)
  const [refusals, setRefusals] = useState<readonly BulkRefusal[]>([])
  const [isCreating, setCreating] = useState(false)
  const { data: rows = [], pagination } = result.data ?? {}
  const selectedIds = new Set(selection.mode === 'some' ? selection.ids : [])
  const selected = rows.filter(({ id }) => selectedIds.has(id))
  const bulk = isForPlatform && {
    // Only what is seen is changed.
    selection: { mode: 'some', ids: selected.map(({ id }) => id) } as const,
    onSelectionChange: setSelection,
    bulkActions: (
      <BulkUsers
        selected={selected}
        onDone={(refused) => {
          setRefusals(refused)
          setSelection(nothingSelected)
        }}
      />
    ),
  }
  return (
    <ResourceList
      title={t('users:title')}
      description={t(isForPlatform ? 'users:text' : 'users:textOfShop')}
      state={state}
      pagination={pagination}
      stats={isForPlatform && <UserStats />}
      filters={<UserFilters state={state} />}
      actions={
        <>
          <Button
            variant="secondary"
            iconStart={<RefreshCw aria-hidden="true" />}
            isLoading={result.isFetching}
            onClick={() => void client.invalidateQueries({ queryKey: userQueries.all })}
          >
            {t('common:action.refresh')}
          </Button>
          <ListExport query={state.query} file={userActions.export()} name="users" />
          {isForPlatform && (
            <Button iconStart={<UserPlus aria-hidden="true" />} onClick={() => setCreating(true)}>
              {t('users:create')}
            </Button>
          )}
        </>
      }
    >
      <BulkRefusals title={t('users:bulk.failures')} refusals={refusals} onDismiss={() => setRefusals([])} />
      <ListTable
        {...bulk}
        label={t('users:title')}
        state={state}
        result={result}
        rows={rows}
        columns={userColumns(t, (user) => <UserRowActions user={user} />)}
        rowLabel={nameOf}
        failureTitle={t('users:loadFailed')}
        empty={<EmptyState title={t('users:empty')} message={t('users:emptyText')} />}
      />
      <RowDetails
        result={result}
        pagination={pagination}
        rows={rows.map((user) => ({ id: user.id, name: nameOf(user) }))}
      >
        {(id) => <UserDetails userId={id} />}
      </RowDetails>
      {isCreating && (
        <Suspense>
          <UserFormDialog onClose={() => setCreating(false)} />
        </Suspense>
      )}
    </ResourceList>
  )
}
