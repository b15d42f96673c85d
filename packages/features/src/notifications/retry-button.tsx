import type { OrderNotification } from '@chonoi/contract'
import { mayRetryOrderNotification } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { useAction } from '../app/use-action.ts'
import { orderMessageActions } from './order-messages-queries.ts'

/** Sends a failed message again; nothing for all others. */
export function RetryButton({ message }: { message: OrderNotification }) {
  const { t } = useTranslation('orderMessages')
  const number = message.orderNumber
  const retry = useAction(orderMessageActions.retry(), { done: () => t('retry.done', { number }) })
  if (!mayRetryOrderNotification(message).allowed) return null
  return (
    <Button
      size="sm"
      variant="secondary"
      aria-label={t('retry.label', { number, channel: t(`channel.${message.channel}`) })}
      isLoading={retry.isPending}
      onClick={() => retry.run(message)}
    >
      {t('retry')}
    </Button>
  )
}
