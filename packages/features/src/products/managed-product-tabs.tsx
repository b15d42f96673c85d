import type { ProductStatus } from '@chonoi/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '@chonoi/i18n/react'
import { useApi } from '../app/services.tsx'
import { type ListTab, ListTabs } from '../lists/list-tabs.tsx'
import type { ListState } from '../lists/use-list-state.ts'
import { managedProductQueries } from './managed-products-queries.ts'

/** The documents name four for administrators (ADM-PRD-01); a shop also finds its drafts and what it took off sale. */
const statusesOf = {
  admin: ['PENDING', 'APPROVED', 'REJECTED'],
  seller: ['APPROVED', 'PENDING', 'REJECTED', 'DRAFT', 'ARCHIVED'],
} as const satisfies Record<'admin' | 'seller', readonly ProductStatus[]>

/** All products and those of each status. Other filters stay when the status changes. */
export function ManagedProductTabs({ audience, state }: { audience: 'seller' | 'admin'; state: ListState }) {
  const { t } = useTranslation(['productManagement', 'common'])
  const { data: stats } = useQuery(managedProductQueries(useApi()).stats())
  const countOf = (status: ProductStatus): Pick<ListTab, 'count'> => {
    if (status === 'PENDING') return { count: stats?.pending ?? 'unknown' }
    if (status === 'REJECTED') return { count: stats?.rejected ?? 'unknown' }
    return {}
  }
  return (
    <ListTabs
      label={t('productManagement:list.tabs')}
      currentId={state.filter('status')}
      tabs={[
        { id: '', label: t('common:word.all'), href: state.hrefOfTab('') },
        ...statusesOf[audience].map((status) => ({
          id: status,
          label: t(`productManagement:status.${status}`),
          href: state.hrefOfTab(status),
          ...countOf(status),
        })),
      ]}
    />
  )
}
