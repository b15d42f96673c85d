import type { Order } from '@chonoi/contract'
import { mayReportFailedDelivery } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { lazy } from 'react'
import { useSession } from '../app/services.tsx'
import { useRowDialog } from '../lists/row-dialogs.tsx'

const FailedDeliveryDialog = lazy(() => import('./failed-delivery-dialog.tsx'))

/** Takes the parcel of an order back; nothing while none is under way. */
export function FailedDeliveryButton({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const { actor } = useSession()
  const openDialog = useRowDialog()
  const facts = { status: order.status, tenantId: order.tenant.id }
  if (!actor || !mayReportFailedDelivery(facts, actor).allowed) return null
  return (
    <Button
      variant="secondary"
      onClick={() => openDialog((close) => <FailedDeliveryDialog order={order} onClose={close} />)}
    >
      {t('failed.action')}
    </Button>
  )
}
