import type { OrderStatus } from '@chonoi/contract'
import { orderStatuses } from '@chonoi/domain'
import { useQueries } from '@tanstack/react-query'
import { useTranslation } from '@chonoi/i18n/react'
import { useApi } from '../app/services.tsx'
import { type ListTab, ListTabs } from '../lists/list-tabs.tsx'
import type { ListState } from '../lists/use-list-state.ts'
import { managedOrderQueries } from './orders-queries.ts'

/** Orders that somebody still has to do something with: how many there are is worth knowing. */
const openStatuses = ['PENDING', 'CONFIRMED', 'PROCESSING', 'SHIPPED'] as const satisfies readonly OrderStatus[]

/** All orders and those of each status, with how many are under way. Other filters stay when the status changes. */
export function ManagedOrderTabs({ state }: { state: ListState }) {
  const { t } = useTranslation(['orders', 'common'])
  const api = useApi()
  const counts = useQueries({ queries: openStatuses.map((status) => managedOrderQueries(api).withStatus(status)) })
  const countOf = (status: OrderStatus): Pick<ListTab, 'count'> => {
    const asked = counts[openStatuses.findIndex((open) => open === status)]
    return asked ? { count: asked.data?.pagination.total ?? 'unknown' } : {}
  }
  return (
    <ListTabs
      label={t('orders:managed.tabs')}
      currentId={state.filter('status')}
      tabs={[
        { id: '', label: t('common:word.all'), href: state.hrefOfTab('') },
        ...orderStatuses.map((status) => ({
          id: status,
          label: t(`orders:status.${status}`),
          href: state.hrefOfTab(status),
          ...countOf(status),
        })),
      ]}
    />
  )
}
