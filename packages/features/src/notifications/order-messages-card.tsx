import type { OrderNotification } from '@chonoi/contract'
import { formatDateTime } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { Card } from '@chonoi/ui/card'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useApi } from '../app/services.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { RowSkeletons } from '../lists/row-skeletons.tsx'
import { noticeWords } from './notice-words.ts'
import { MessageActions } from './message-actions.tsx'
import { MessageState } from './message-badge.tsx'
import { orderMessageQueries } from './order-messages-queries.ts'

const WriteMessageDialog = lazy(() => import('./write-message-dialog.tsx'))

/** What the buyer of an order was told, on which channel, and a message of the shop's own; for the shop. */
export function OrderMessagesCard({ order }: { order: { id: string; orderNumber: string } }) {
  const { t } = useTranslation('orderMessages')
  const [isWriting, setWriting] = useState(false)
  const query = { orderId: order.id, page: 1, limit: 100, sortBy: 'createdAt', sortOrder: 'desc' } as const
  const result = useQuery(orderMessageQueries(useApi()).list(query))
  return (
    <Card
      title={t('card.title')}
      actions={
        <Button size="sm" variant="secondary" onClick={() => setWriting(true)}>
          {t('write.action')}
        </Button>
      }
    >
      {result.isError && <QueryFailure result={result} />}
      {result.isPending && <RowSkeletons count={3} />}
      {result.data?.data.length === 0 && <Text tone="muted">{t('card.empty')}</Text>}
      {result.data && result.data.data.length > 0 && (
        <Stack as="ul" gap={4}>
          {result.data.data.map((message) => (
            <MessageItem key={message.id} message={message} />
          ))}
        </Stack>
      )}
      {isWriting && (
        <Suspense>
          <WriteMessageDialog order={order} onClose={() => setWriting(false)} />
        </Suspense>
      )}
    </Card>
  )
}

function MessageItem({ message }: { message: OrderNotification }) {
  const { t } = useTranslation('orderMessages')
  const { t: notices } = useTranslation('notifications')
  const words = noticeWords(notices, message)
  return (
    <li>
      <Stack direction="row" justify="between" align="start" gap={3}>
        <div>
          <Text weight="medium" dir="auto">
            {words.title}
          </Text>
          <Text size={13} tone="muted" dir="auto" lines={3}>
            {words.message}
          </Text>
          <Text size={13} tone="muted">
            {t(`channel.${message.channel}`)} · {formatDateTime(message.sentAt ?? message.createdAt)}
          </Text>
          <MessageState message={message} />
        </div>
        <MessageActions message={message} />
      </Stack>
    </li>
  )
}
