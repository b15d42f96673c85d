import type { Order } from '@chonoi/contract'
import { actorOf, mayComplain, mayConfirmReceipt } from '@chonoi/domain'
import { formatDateTime } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { Card } from '@chonoi/ui/card'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { lazy, Suspense, useState } from 'react'
import { useSession } from '../app/services.tsx'

const ConfirmReceiptDialog = lazy(() => import('./confirm-receipt-dialog.tsx'))
const ComplainDialog = lazy(() => import('./complain-dialog.tsx'))

/** Where the order's money is, and how its buyer lets the shop have it or keeps it from the shop. */
export function ReceiptCard({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const { user } = useSession()
  const [asked, setAsked] = useState<'confirm' | 'complain' | null>(null)
  const facts = { ...order, buyerId: order.buyer.id, tenantId: order.tenant.id }
  const close = () => setAsked(null)
  // Delivered, neither released nor due, without a complaint: goods of it go back, and the money waits for that.
  const isReturned = order.status === 'DELIVERED' && order.releaseDueAt === null && order.complaint?.status !== 'OPEN'
  if (isReturned) return null
  if (!user || (asked === null && !mayConfirmReceipt(facts, actorOf(user)).allowed)) return null
  const dueText = order.releaseDueAt
    ? t('receipt.due', { time: formatDateTime(order.releaseDueAt) })
    : t('receipt.until')
  return (
    <Card>
      <Stack gap={3}>
        <Text>{order.complaint?.status === 'OPEN' ? t('receipt.complained') : dueText}</Text>
        <Button onClick={() => setAsked('confirm')}>{t('receipt.action')}</Button>
        {mayComplain(facts, actorOf(user)).allowed && (
          <Button variant="secondary" onClick={() => setAsked('complain')}>
            {t('complaint.action')}
          </Button>
        )}
      </Stack>
      <Suspense>
        {asked === 'confirm' && <ConfirmReceiptDialog order={order} onClose={close} />}
        {asked === 'complain' && <ComplainDialog order={order} onClose={close} />}
      </Suspense>
    </Card>
  )
}
