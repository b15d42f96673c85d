import type { OrderNotification } from '@chonoi/contract'
import { mayChangeOrderNotification } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { lazy } from 'react'
import { ConfirmAction } from '../forms/confirm-action.tsx'
import { ActionMenu } from '../lists/action-menu.tsx'
import { useRowDialog } from '../lists/row-dialogs.tsx'
import { orderMessageActions } from './order-messages-queries.ts'
import { RetryButton } from './retry-button.tsx'

const WriteMessageDialog = lazy(() => import('./write-message-dialog.tsx'))

export interface MessageActionsProps {
  message: OrderNotification
  /** Called once it is gone. */
  onWithdrawn?: () => void
}

/** Retries a failed message, corrects or withdraws what a person wrote. */
export function MessageActions({ message, onWithdrawn }: MessageActionsProps) {
  const { t } = useTranslation(['orderMessages', 'common'])
  const openDialog = useRowDialog()
  const { orderId, orderNumber, title } = message
  const askCorrect = () =>
    openDialog((close) => <WriteMessageDialog order={{ id: orderId, orderNumber }} message={message} onClose={close} />)
  const askWithdraw = () =>
    openDialog((close) => (
      <ConfirmAction
        action={orderMessageActions.withdraw(message)}
        title={t('orderMessages:withdraw.title', { title })}
        message={t('orderMessages:withdraw.text')}
        confirmLabel={t('orderMessages:withdraw.action')}
        tone="danger"
        done={() => t('orderMessages:withdraw.done', { number: orderNumber })}
        onClose={close}
        {...(onWithdrawn && { onDone: onWithdrawn })}
      />
    ))
  return (
    <span className="cn:inline-flex cn:items-center cn:gap-1">
      <RetryButton message={message} />
      {mayChangeOrderNotification(message).allowed && (
        <ActionMenu
          label={t('orderMessages:actionsOf', { title })}
          items={[
            { id: 'correct', label: t('orderMessages:correct.submit') },
            { id: 'withdraw', label: t('orderMessages:withdraw.action'), tone: 'danger' },
          ]}
          onAction={(id) => (id === 'correct' ? askCorrect() : askWithdraw())}
        />
      )}
    </span>
  )
}
