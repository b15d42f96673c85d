import type { Tenant } from '@chonoi/contract'
import { formatNumber, type Language, type TFunction } from '@chonoi/i18n'
import type { DataTableColumn } from '@chonoi/ui/data-table'
import { Text } from '@chonoi/ui/text'
import type { ReactNode } from 'react'
import { DateTimeCell } from '../lists/date-time-cell.tsx'
import { ApprovalBadge, TenantFlags } from './tenant-badges.tsx'

type T = TFunction<['tenants', 'common']>

export function tenantColumns(
  t: T,
  language: Language,
  actions: (tenant: Tenant) => ReactNode,
): DataTableColumn<Tenant>[] {
  const figure = (name: keyof Tenant['stats']): DataTableColumn<Tenant> => ({
    id: name,
    header: t(`tenants:column.${name}`),
    isNumeric: true,
    cell: ({ stats }) => formatNumber(stats[name], language),
  })
  return [
    {
      id: 'name',
      header: t('tenants:column.name'),
      isPrimary: true,
      cell: ({ name, slug }) => (
        <>
          <bdi className="cn:wrap-break-word">{name}</bdi>
          <Text as="div" size={13} tone="muted">
            {slug}
          </Text>
        </>
      ),
    },
    {
      id: 'approvalStatus',
      header: t('tenants:column.approval'),
      cell: ({ approvalStatus, adminNotes }) => (
        <>
          <ApprovalBadge status={approvalStatus} />
          {adminNotes && (
            <Text as="div" size={13} tone="muted" className="cn:wrap-break-word cn:line-clamp-2">
              <bdi>{adminNotes}</bdi>
            </Text>
          )}
        </>
      ),
    },
    { id: 'flags', header: t('common:word.status'), cell: (tenant) => <TenantFlags {...tenant} /> },
    figure('users'),
    figure('products'),
    figure('orders'),
    {
      id: 'createdAt',
      header: t('common:word.createdAt'),
      cell: ({ createdAt }) => <DateTimeCell value={createdAt} />,
    },
    { id: 'actions', pin: 'end', header: t('common:word.actions'), isHeaderHidden: true, cell: actions },
  ]
}
