import type { Campaign } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { formatNumber, type Language, type TFunction } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import type { DataTableColumn } from '@chonoi/ui/data-table'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Link } from '@chonoi/ui/link'
import { LinkButton } from '@chonoi/ui/link-button'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { Megaphone, Plus } from 'lucide-react'
import { lazy } from 'react'
import { usePreferences } from '../app/preferences.tsx'
import { useApi } from '../app/services.tsx'
import { DateTimeCell } from '../lists/date-time-cell.tsx'
import { ListExport } from '../lists/list-export.tsx'
import { EnumFilter, ListFilters } from '../lists/list-filters.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { RowDetails } from '../lists/row-details.tsx'
import { RowDetailsButton } from '../lists/row-details-button.tsx'
import { useListState } from '../lists/use-list-state.ts'
import { CampaignBadge } from './campaign-badge.tsx'
import { campaignChanges, campaignQueries } from './campaign-queries.ts'
import { CampaignStats } from './campaign-stats.tsx'

const CampaignDetails = lazy(() => import('./campaign-details.tsx'))

const campaignHref = (campaignId: string) => href('/admin/campaigns/$campaignId', { campaignId })

/** The campaigns of the platform (/admin/campaigns). */
export function CampaignsScreen() {
  const { t } = useTranslation(['campaigns', 'common'])
  const { language } = usePreferences()
  const state = useListState('listCampaigns')
  const result = useQuery(campaignQueries(useApi()).list(state.query))
  const add = (
    <LinkButton href={href('/admin/campaigns/new')} iconStart={<Plus aria-hidden="true" />}>
      {t('campaigns:add')}
    </LinkButton>
  )
  return (
    <ResourceList
      title={t('campaigns:title')}
      description={t('campaigns:text')}
      state={state}
      pagination={result.data?.pagination}
      stats={<CampaignStats />}
      filters={
        <ListFilters state={state} searchLabel={t('campaigns:search')}>
          <EnumFilter state={state} name="status" valueLabel={(status) => t(`campaigns:status.${status}`)} />
        </ListFilters>
      }
      actions={
        <>
          <ListExport query={state.query} file={campaignChanges.export()} name="campaigns" />
          {add}
        </>
      }
    >
      <ListTable
        label={t('campaigns:title')}
        state={state}
        result={result}
        rows={result.data?.data}
        columns={columnsOf(t, language)}
        rowLabel={({ name }) => name}
        failureTitle={t('campaigns:loadFailed')}
        empty={
          <EmptyState
            icon={<Megaphone />}
            title={t('campaigns:empty')}
            message={t('campaigns:emptyText')}
            action={add}
          />
        }
      />
      <RowDetails
        result={result}
        pagination={result.data?.pagination}
        rows={result.data?.data ?? []}
        pageHref={campaignHref}
      >
        {(id) => <CampaignDetails campaignId={id} onDeleted={() => state.openRow('')} />}
      </RowDetails>
    </ResourceList>
  )
}

const columnsOf = (t: TFunction<['campaigns', 'common']>, language: Language): DataTableColumn<Campaign>[] => [
  {
    id: 'name',
    header: t('campaigns:column.name'),
    isPrimary: true,
    isSortable: true,
    cell: ({ id, name, subject }) => (
      <>
        <Link href={campaignHref(id)} variant="quiet">
          <bdi>{name}</bdi>
        </Link>
        <Text as="div" size={13} tone="muted" lines={2} className="cn:font-regular cn:max-w-88">
          <bdi>{subject}</bdi>
        </Text>
      </>
    ),
  },
  { id: 'channel', header: t('campaigns:column.channel'), cell: ({ channel }) => t(`campaigns:channel.${channel}`) },
  { id: 'status', header: t('common:word.status'), cell: ({ status }) => <CampaignBadge status={status} /> },
  {
    id: 'recipients',
    header: t('campaigns:figure.sent'),
    isNumeric: true,
    cell: ({ figures: { sent, recipients } }) =>
      recipients === 0 ? '–' : `${formatNumber(sent, language)} / ${formatNumber(recipients, language)}`,
  },
  {
    id: 'opened',
    header: t('campaigns:figure.opened'),
    isNumeric: true,
    cell: ({ figures: { opened } }) => formatNumber(opened, language),
  },
  {
    id: 'clicked',
    header: t('campaigns:figure.clicked'),
    isNumeric: true,
    cell: ({ figures: { clicked } }) => formatNumber(clicked, language),
  },
  {
    id: 'scheduledAt',
    header: t('campaigns:column.time'),
    isSortable: true,
    cell: ({ sentAt, startedAt, scheduledAt }) => {
      const time = sentAt ?? startedAt ?? scheduledAt
      return time ? <DateTimeCell value={time} /> : '–'
    },
  },
  {
    id: 'createdAt',
    header: t('common:word.createdAt'),
    isSortable: true,
    cell: (row) => <DateTimeCell value={row.createdAt} />,
  },
  {
    id: 'actions',
    pin: 'end',
    header: t('common:word.actions'),
    isHeaderHidden: true,
    cell: ({ id, name }) => <RowDetailsButton id={id} name={name} />,
  },
]
