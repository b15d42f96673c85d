import type { OrderNotification } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { Badge, type Tone } from '@chonoi/ui/badge'
import { Text } from '@chonoi/ui/text'

const tones = { PENDING: 'warning', SENT: 'success', FAILED: 'danger' } as const satisfies Record<
  OrderNotification['status'],
  Tone
>

/** Whether a message arrived, and why it didn't. */
export function MessageState({ message }: { message: OrderNotification }) {
  const { t } = useTranslation('orderMessages')
  const { status, channel, attempts, failureReason, isRead } = message
  const isReadInApp = channel === 'APP' && isRead
  return (
    <>
      <Badge tone={tones[status]} variant="dot">
        {isReadInApp ? t('read') : t(`status.${status}`)}
      </Badge>
      {failureReason && (
        <Text as="div" size={13} tone="muted">
          {t(`failure.${failureReason}`)}
          {attempts > 1 && ` · ${t('attempts', { count: attempts })}`}
        </Text>
      )}
    </>
  )
}
