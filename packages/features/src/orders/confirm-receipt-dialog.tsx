import type { Order } from '@chonoi/contract'
import { moneyPlace } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Text } from '@chonoi/ui/text'
import { ConfirmAction } from '../forms/confirm-action.tsx'
import { CodeText } from '../lists/code-text.tsx'
import { orderActions } from './orders-queries.ts'

export interface ConfirmReceiptDialogProps {
  order: Pick<Order, 'id' | 'orderNumber' | 'status' | 'paymentStatus' | 'collectedBy'>
  onClose: () => void
}

/** The buyer confirms that the goods arrived, which pays the shop, unless it took the money itself. */
export default function ConfirmReceiptDialog({ order, onClose }: ConfirmReceiptDialogProps) {
  const { t } = useTranslation('orders')
  return (
    <ConfirmAction
      action={orderActions.confirmReceipt(order)}
      done={() => t('receipt.done', { number: order.orderNumber })}
      onClose={onClose}
      title={<CodeText text={t('receipt.title', { number: order.orderNumber })} />}
      message={<Text>{t(moneyPlace(order) === 'WITH_PLATFORM' ? 'receipt.text' : 'receipt.textOfShop')}</Text>}
      confirmLabel={t('receipt.action')}
      cancelLabel={t('receipt.keep')}
    />
  )
}
