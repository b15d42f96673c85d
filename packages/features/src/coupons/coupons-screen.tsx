import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Select } from '@chonoi/ui/select'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus, TicketPercent } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useApi } from '../app/services.tsx'
import { useActsForPlatform } from '../app/use-acts-for-platform.ts'
import { type BulkRefusal, BulkRefusals } from '../lists/bulk-refusals.tsx'
import { ListExport } from '../lists/list-export.tsx'
import { ListFilters } from '../lists/list-filters.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { RowDetails } from '../lists/row-details.tsx'
import { useBulkRows } from '../lists/use-bulk-rows.tsx'
import { type ListState, useListState } from '../lists/use-list-state.ts'
import { useNewRow } from '../lists/use-new-row.ts'
import { BulkCoupons } from './bulk-coupons.tsx'
import { CouponStats } from './coupon-stats.tsx'
import type { CouponTask } from './coupon-dialog.tsx'
import { couponActions, couponQueries } from './coupons-queries.ts'
import { type CouponAudience, couponHref, useCouponColumns } from './use-coupon-columns.tsx'

const CouponDetails = lazy(() => import('./coupon-details.tsx'))

const CouponDialog = lazy(() => import('./coupon-dialog.tsx'))

/** Coupons of the platform and all shops (/admin/coupons) or of the current shop (/seller/coupons). */
export function CouponsScreen({ audience }: { audience: CouponAudience }) {
  const { t } = useTranslation('coupons')
  const hasShops = useActsForPlatform()
  const state = useListState('listCoupons')
  const client = useQueryClient()
  const queries = couponQueries(useApi())
  const result = useQuery(queries.list(state.query))
  const { data: rows = [], pagination } = result.data ?? {}
  const [refusals, setRefusals] = useState<readonly BulkRefusal[]>([])
  const creating = useNewRow()
  const [chosen, setTask] = useState<CouponTask | null>(null)
  const task = chosen ?? (creating.isOpen ? ({ kind: 'add' } as const) : null)
  const columns = useCouponColumns({ audience, hasShops, onTask: setTask })
  const { selected, selection, onSelectionChange, clear, selectMatching } = useBulkRows({
    ...{ state, rows, pagination },
    fetchPage: async (page) => (await client.fetchQuery(queries.list({ ...state.query, ...page }))).data,
  })
  const add = (
    <Button iconStart={<Plus aria-hidden="true" />} onClick={creating.open}>
      {t('add')}
    </Button>
  )
  return (
    <ResourceList
      title={t('title')}
      description={t(hasShops ? 'text.platform' : 'text.shop')}
      state={state}
      pagination={pagination}
      stats={<CouponStats />}
      filters={
        <ListFilters state={state} searchLabel={t('filter.search')}>
          <StatusFilter state={state} />
        </ListFilters>
      }
      actions={
        <>
          <ListExport query={state.query} file={couponActions.export()} name="coupons" />
          {add}
        </>
      }
    >
      <BulkRefusals title={t('bulk.failures')} refusals={refusals} onDismiss={() => setRefusals([])} />
      <ListTable
        label={t('title')}
        state={state}
        result={result}
        rows={rows}
        columns={columns}
        rowLabel={({ code }) => code}
        failureTitle={t('loadFailed')}
        selection={selection}
        onSelectionChange={onSelectionChange}
        bulkActions={
          <>
            {selectMatching}
            <BulkCoupons
              selected={selected}
              onDone={(refused) => {
                setRefusals(refused)
                clear()
              }}
            />
          </>
        }
        empty={<EmptyState icon={<TicketPercent />} title={t('empty')} message={t('empty.text')} action={add} />}
      />
      <RowDetails
        result={result}
        pagination={pagination}
        rows={rows.map(({ id, code }) => ({ id, name: code }))}
        pageHref={(id) => couponHref(audience, { id })}
      >
        {(id) => <CouponDetails couponId={id} onTask={setTask} onDeleted={() => state.openRow('')} />}
      </RowDetails>
      {task && (
        <Suspense>
          <CouponDialog
            task={task}
            onClose={() => {
              setTask(null)
              creating.close()
            }}
          />
        </Suspense>
      )}
    </ResourceList>
  )
}

/** The two filters that each status stands for (ADM-CPN-19). */
const statuses = {
  active: { isActive: 'true', isExpired: 'false' },
  paused: { isActive: 'false', isExpired: 'false' },
  expired: { isActive: '', isExpired: 'true' },
} as const
const statusNames = ['active', 'paused', 'expired'] as const

function StatusFilter({ state }: { state: ListState<'listCoupons'> }) {
  const { t } = useTranslation(['coupons', 'common'])
  const isChosen = (name: (typeof statusNames)[number]) =>
    state.filter('isActive') === statuses[name].isActive && state.filter('isExpired') === statuses[name].isExpired
  return (
    <Select
      label={t('common:word.status')}
      value={statusNames.find(isChosen) ?? ''}
      onChange={(event) => {
        const name = statusNames.find((one) => one === event.target.value)
        state.setFilters(name ? statuses[name] : { isActive: '', isExpired: '' })
      }}
      options={[
        { value: '', label: t('coupons:filter.all') },
        ...statusNames.map((value) => ({ value, label: t(`coupons:status.${value}`) })),
      ]}
    />
  )
}
