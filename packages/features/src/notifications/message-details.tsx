import type { OrderNotification } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { formatDateTime, formatNumber } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { DescriptionList } from '@chonoi/ui/description-list'
import { Link } from '@chonoi/ui/link'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { usePreferences } from '../app/preferences.tsx'
import { CodeText } from '../lists/code-text.tsx'
import { knownFact } from '../lists/known-fact.ts'
import { MessageActions } from './message-actions.tsx'
import { MessageState } from './message-badge.tsx'
import { typeText } from './message-words.ts'
import { noticeWords } from './notice-words.ts'

export interface MessageDetailsProps {
  message: OrderNotification
  audience: 'seller' | 'admin'
  onWithdrawn: () => void
}

/** A message to a buyer in full beside the list: on which channel it went, and whether it arrived. */
export default function MessageDetails({ message, audience, onWithdrawn }: MessageDetailsProps) {
  const { t } = useTranslation(['orderMessages', 'notifications', 'common'])
  const { t: notices } = useTranslation('notifications')
  const { language } = usePreferences()
  const { orderId, orderNumber, channel, attempts, sentAt, createdAt } = message
  const words = noticeWords(notices, message)
  return (
    <Stack gap={5}>
      <Stack direction="row" justify="between" align="center" gap={3} isWrapping>
        <div>
          <MessageState message={message} />
        </div>
        <MessageActions message={message} onWithdrawn={onWithdrawn} />
      </Stack>
      <Stack gap={2}>
        <Text weight="medium" dir="auto">
          {words.title}
        </Text>
        <Text className="cn:whitespace-pre-line cn:wrap-anywhere" dir="auto">
          {words.message}
        </Text>
      </Stack>
      <DescriptionList
        items={[
          {
            term: t('orderMessages:column.order'),
            details: (
              <Link href={href(`/${audience}/orders/$orderId`, { orderId })}>
                <CodeText text={orderNumber} canBreak />
              </Link>
            ),
          },
          { term: t('orderMessages:field.type'), details: typeText(t, message.type) },
          { term: t('common:filter.channel'), details: t(`orderMessages:channel.${channel}`) },
          { term: t('orderMessages:column.attempts'), details: formatNumber(attempts, language) },
          { term: t('common:word.createdAt'), details: formatDateTime(createdAt) },
          ...knownFact(t('orderMessages:column.sentAt'), sentAt && formatDateTime(sentAt)),
        ]}
      />
    </Stack>
  )
}
