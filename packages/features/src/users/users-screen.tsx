import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
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
import { useBulkRows } from '../lists/use-bulk-rows.tsx'
import { useListState } from '../lists/use-list-state.ts'
import { useNewRow } from '../lists/use-new-row.ts'
import { BulkUsers } from './bulk-users.tsx'
import { userColumns } from './user-columns.tsx'
import { UserFilters } from './user-filters.tsx'
import { UserRowActions } from './user-row-actions.tsx'
import { UserStats } from './user-stats.tsx'
import { nameOf } from './user-words.ts'
import { userActions, userQueries } from './users-queries.ts'

const UserDetails = lazy(() => import('./user-details.tsx'))
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
  const queries = userQueries(useApi())
  const result = useQuery(queries.list(state.query))
  const [refusals, setRefusals] = useState<readonly BulkRefusal[]>([])
  const creating = useNewRow()
  const { data: rows = [], pagination } = result.data ?? {}
  const { selected, selection, onSelectionChange, clear, selectMatching } = useBulkRows({
    ...{ state, rows, pagination },
    fetchPage: async (page) => (await client.fetchQuery(queries.list({ ...state.query, ...page }))).data,
  })
  const bulk = isForPlatform && {
    selection,
    onSelectionChange,
    bulkActions: (
      <>
        {selectMatching}
        <BulkUsers
          selected={selected}
          onDone={(refused) => {
            setRefusals(refused)
            clear()
          }}
        />
      </>
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
            <Button iconStart={<UserPlus aria-hidden="true" />} onClick={creating.open}>
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
        columns={userColumns(t, (user) => <UserRowActions user={user} hasTwoFactor={user.hasTwoFactor} />)}
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
      {creating.isOpen && (
        <Suspense>
          <UserFormDialog onClose={creating.close} />
        </Suspense>
      )}
    </ResourceList>
  )
}
