import type { OrderNotification } from '@chonoi/contract'
import { mayChangeOrderNotification } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { IconButton } from '@chonoi/ui/icon-button'
import { Menu, MenuItem } from '@chonoi/ui/menu'
import { EllipsisVertical } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import ConfirmAction from '../forms/confirm-action.tsx'
import { orderMessageActions } from './order-messages-queries.ts'
import { RetryButton } from './retry-button.tsx'

const WriteMessageDialog = lazy(() => import('./write-message-dialog.tsx'))

/** Retries a failed message, corrects or withdraws what a person wrote. */
export function MessageActions({ message }: { message: OrderNotification }) {
  const { t } = useTranslation(['orderMessages', 'common'])
  const [task, setTask] = useState<'correct' | 'withdraw' | null>(null)
  const { orderId, orderNumber, title } = message
  const close = () => setTask(null)
  return (
    <span className="cn:inline-flex cn:items-center cn:gap-1">
      <RetryButton message={message} />
      {mayChangeOrderNotification(message).allowed && (
        <Menu
          trigger={
            <IconButton
              size="sm"
              label={t('orderMessages:actionsOf', { title })}
              icon={<EllipsisVertical aria-hidden="true" />}
            />
          }
          onAction={(id) => setTask(id === 'correct' ? 'correct' : 'withdraw')}
        >
          <MenuItem id="correct">{t('orderMessages:correct.submit')}</MenuItem>
          <MenuItem id="withdraw" tone="danger">
            {t('orderMessages:withdraw.action')}
          </MenuItem>
        </Menu>
      )}
      {task === 'correct' && (
        <Suspense>
          <WriteMessageDialog order={{ id: orderId, orderNumber }} message={message} onClose={close} />
        </Suspense>
      )}
      {task === 'withdraw' && (
        <ConfirmAction
          action={orderMessageActions.withdraw(message)}
          title={t('orderMessages:withdraw.title', { title })}
          message={t('orderMessages:withdraw.text')}
          confirmLabel={t('orderMessages:withdraw.action')}
          tone="danger"
          done={() => t('orderMessages:withdraw.done', { number: orderNumber })}
          onClose={close}
        />
      )}
    </span>
  )
}
