import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Select } from '@chonoi/ui/select'
import { useQuery } from '@tanstack/react-query'
import { Plus, TicketPercent } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useApi } from '../app/services.tsx'
import { useActsForPlatform } from '../app/use-acts-for-platform.ts'
import { ListExport } from '../lists/list-export.tsx'
import { ListFilters } from '../lists/list-filters.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { RowDetails } from '../lists/row-details.tsx'
import { type ListState, useListState } from '../lists/use-list-state.ts'
import { CouponDetails } from './coupon-details.tsx'
import { CouponStats } from './coupon-stats.tsx'
import type { CouponTask } from './coupon-dialog.tsx'
import { couponActions, couponQueries } from './coupons-queries.ts'
import { type CouponAudience, couponHref, useCouponColumns } from './use-coupon-columns.tsx'

const CouponDialog = lazy(() => import('./coupon-dialog.tsx'))

/** Coupons of the platform and all shops (/admin/coupons) or of the current shop (/seller/coupons). */
export function CouponsScreen({ audience }: { audience: CouponAudience }) {
  const { t } = useTranslation('coupons')
  const hasShops = useActsForPlatform()
  const state = useListState('listCoupons')
  const result = useQuery(couponQueries(useApi()).list(state.query))
  const [task, setTask] = useState<CouponTask | null>(null)
  const columns = useCouponColumns({ audience, hasShops, onTask: setTask })
  const add = (
    <Button iconStart={<Plus aria-hidden="true" />} onClick={() => setTask({ kind: 'add' })}>
      {t('add')}
    </Button>
  )
  return (
    <ResourceList
      title={t('title')}
      description={t(hasShops ? 'text.platform' : 'text.shop')}
      state={state}
      pagination={result.data?.pagination}
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
      <ListTable
        label={t('title')}
        state={state}
        result={result}
        rows={result.data?.data}
        columns={columns}
        rowLabel={({ code }) => code}
        failureTitle={t('loadFailed')}
        empty={<EmptyState icon={<TicketPercent />} title={t('empty')} message={t('empty.text')} action={add} />}
      />
      <RowDetails
        result={result}
        pagination={result.data?.pagination}
        rows={(result.data?.data ?? []).map(({ id, code }) => ({ id, name: code }))}
        pageHref={(id) => couponHref(audience, { id })}
      >
        {(id) => <CouponDetails couponId={id} onTask={setTask} onDeleted={() => state.openRow('')} />}
      </RowDetails>
      {task && (
        <Suspense>
          <CouponDialog task={task} onClose={() => setTask(null)} />
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
