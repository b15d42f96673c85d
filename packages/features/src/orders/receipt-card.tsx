import type { Order } from '@chonoi/contract'
import { actorOf, mayConfirmReceipt } from '@chonoi/domain'
import { formatDateTime } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { Card } from '@chonoi/ui/card'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { lazy, Suspense, useState } from 'react'
import { useSession } from '../app/services.tsx'

const ConfirmReceiptDialog = lazy(() => import('./confirm-receipt-dialog.tsx'))

/** Where the order's money is, and the button by which its buyer lets the shop have it. */
export function ReceiptCard({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const { user } = useSession()
  const [isConfirming, setConfirming] = useState(false)
  const facts = { ...order, buyerId: order.buyer.id, tenantId: order.tenant.id }
  if (!user || (!isConfirming && !mayConfirmReceipt(facts, actorOf(user)).allowed)) return null
  return (
    <Card>
      <Stack gap={3}>
        <Text>
          {order.releaseDueAt ? t('receipt.due', { time: formatDateTime(order.releaseDueAt) }) : t('receipt.until')}
        </Text>
        <Button onClick={() => setConfirming(true)}>{t('receipt.action')}</Button>
      </Stack>
      {isConfirming && (
        <Suspense>
          <ConfirmReceiptDialog order={order} onClose={() => setConfirming(false)} />
        </Suspense>
      )}
    </Card>
  )
}
