import type { Order } from '@chonoi/contract'
import { actorOf, mayComplain, mayConfirmReceipt, moneyPlace } from '@chonoi/domain'
import { formatDateTime } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { Card } from '@chonoi/ui/card'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { lazy } from 'react'
import { useSession } from '../app/services.tsx'
import { useRowDialog } from '../lists/row-dialogs.tsx'

const ConfirmReceiptDialog = lazy(() => import('./confirm-receipt-dialog.tsx'))
const ComplainDialog = lazy(() => import('./complain-dialog.tsx'))

/** Where the order's money is, and how its buyer lets the shop have it or keeps it from the shop. */
export function ReceiptCard({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const { user } = useSession()
  const openDialog = useRowDialog()
  const facts = { ...order, buyerId: order.buyer.id, tenantId: order.tenant.id }
  // Delivered, neither released nor due, without a complaint: goods of it go back, and the money waits for that.
  const isReturned = order.status === 'DELIVERED' && order.releaseDueAt === null && order.complaint?.status !== 'OPEN'
  if (isReturned) return null
  const place = moneyPlace(order)
  if (place === 'WITH_CARRIER')
    return (
      <Card>
        <Text>{t('receipt.WITH_CARRIER')}</Text>
      </Card>
    )
  if (!user || !mayConfirmReceipt(facts, actorOf(user)).allowed) return null
  function moneyText(): string {
    if (place === 'SHOP_COLLECTS') return t('receipt.SHOP_COLLECTS')
    if (order.complaint?.status === 'OPEN') return t('receipt.complained')
    return order.releaseDueAt ? t('receipt.due', { time: formatDateTime(order.releaseDueAt) }) : t('receipt.until')
  }
  return (
    <Card>
      <Stack gap={3}>
        <Text>{moneyText()}</Text>
        <Stack direction="row" gap={2} isWrapping>
          <Button onClick={() => openDialog((close) => <ConfirmReceiptDialog order={order} onClose={close} />)}>
            {t('receipt.action')}
          </Button>
          {mayComplain(facts, actorOf(user)).allowed && (
            <Button
              variant="secondary"
              onClick={() => openDialog((close) => <ComplainDialog order={order} onClose={close} />)}
            >
              {t('complaint.action')}
            </Button>
          )}
        </Stack>
      </Stack>
    </Card>
  )
}
