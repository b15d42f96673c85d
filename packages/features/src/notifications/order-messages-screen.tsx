import type { OrderNotification } from '@chonoi/contract'
import { hasPermission, href } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import type { DataTableColumn } from '@chonoi/ui/data-table'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Link } from '@chonoi/ui/link'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { MailCheck } from 'lucide-react'
import { lazy } from 'react'
import { useApi, useSession } from '../app/services.tsx'
import { CodeText } from '../lists/code-text.tsx'
import { DateTimeCell } from '../lists/date-time-cell.tsx'
import { DetailsInList } from '../lists/details-of.tsx'
import { ListExport } from '../lists/list-export.tsx'
import { EnumFilter, ListFilters } from '../lists/list-filters.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { RowDetails } from '../lists/row-details.tsx'
import { RowActions } from '../lists/row-actions.tsx'
import { RowDetailsButton } from '../lists/row-details-button.tsx'
import { useListState } from '../lists/use-list-state.ts'
import { noticeWords } from './notice-words.ts'
import { MessageActions } from './message-actions.tsx'
import { MessageState } from './message-badge.tsx'
import { MessageStats } from './message-stats.tsx'
import { typeText } from './message-words.ts'
import { orderMessageActions, orderMessageQueries } from './order-messages-queries.ts'

const MessageDetails = lazy(() => import('./message-details.tsx'))

export type MessagesAudience = 'seller' | 'admin'

/** What buyers were told about orders: those of the shop (/seller/…) or of all shops (/admin/…), and what failed. */
export function OrderMessagesScreen({ audience }: { audience: MessagesAudience }) {
  const { t } = useTranslation(['orderMessages', 'notifications', 'common'])
  const { actor } = useSession()
  const state = useListState('listOrderNotifications')
  const result = useQuery(orderMessageQueries(useApi()).list(state.query))
  const rows = result.data?.data ?? []
  const nameOf = useNameOf()
  return (
    <ResourceList
      title={t('orderMessages:title')}
      description={t(`orderMessages:text.${audience}`)}
      state={state}
      pagination={result.data?.pagination}
      actions={<ListExport query={state.query} file={orderMessageActions.export()} name="order-messages" />}
      stats={actor && hasPermission(actor, 'manage:all_orders') && <MessageStats />}
      filters={
        <ListFilters state={state}>
          <EnumFilter state={state} name="status" valueLabel={(value) => t(`orderMessages:status.${value}`)} />
          <EnumFilter state={state} name="channel" valueLabel={(value) => t(`orderMessages:channel.${value}`)} />
          <EnumFilter state={state} name="type" valueLabel={(value) => typeText(t, value)} />
        </ListFilters>
      }
    >
      <ListTable
        label={t('orderMessages:title')}
        state={state}
        result={result}
        rows={result.data?.data}
        columns={useColumns(audience)}
        rowLabel={nameOf}
        empty={
          <EmptyState icon={<MailCheck />} title={t('orderMessages:empty')} message={t('orderMessages:emptyText')} />
        }
      />
      <RowDetails
        result={result}
        pagination={result.data?.pagination}
        rows={rows.map((message) => ({ id: message.id, name: nameOf(message) }))}
      >
        {(id) => (
          <DetailsInList row={rows.find((message) => message.id === id)}>
            {(message) => (
              <MessageDetails message={message} audience={audience} onWithdrawn={() => state.openRow('')} />
            )}
          </DetailsInList>
        )}
      </RowDetails>
    </ResourceList>
  )
}

/** Names a message by its order and channel. */
function useNameOf() {
  const { t } = useTranslation('orderMessages')
  return ({ orderNumber, channel }: OrderNotification) => `${orderNumber} ${t(`channel.${channel}`)}`
}

function useColumns(audience: MessagesAudience): DataTableColumn<OrderNotification>[] {
  const { t } = useTranslation(['orderMessages', 'notifications', 'common'])
  const { t: notices } = useTranslation('notifications')
  const nameOf = useNameOf()
  return [
    {
      id: 'createdAt',
      header: t('orderMessages:column.time'),
      cell: ({ createdAt }) => <DateTimeCell value={createdAt} />,
    },
    {
      id: 'message',
      header: t('orderMessages:column.message'),
      isPrimary: true,
      cell: (row) => {
        const { title, message } = noticeWords(notices, row)
        return (
          <span className="cn:block cn:min-w-40">
            <bdi>{title}</bdi>
            <Text as="div" size={13} tone="muted" lines={2} dir="auto" className="cn:font-regular">
              {message}
            </Text>
          </span>
        )
      },
    },
    {
      id: 'order',
      header: t('orderMessages:column.order'),
      cell: ({ orderId, orderNumber }) => (
        <Link href={href(`/${audience}/orders/$orderId`, { orderId })}>
          <CodeText text={orderNumber} />
        </Link>
      ),
    },
    { id: 'channel', header: t('common:filter.channel'), cell: ({ channel }) => t(`orderMessages:channel.${channel}`) },
    { id: 'status', header: t('common:word.status'), cell: (message) => <MessageState message={message} /> },
    {
      id: 'actions',
      pin: 'end',
      header: t('common:word.actions'),
      isHeaderHidden: true,
      cell: (message) => (
        <RowActions>
          <MessageActions message={message} />
          <RowDetailsButton id={message.id} name={nameOf(message)} />
        </RowActions>
      ),
    },
  ]
}
