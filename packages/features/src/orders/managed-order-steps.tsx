import type { Order } from '@chonoi/contract'
import { isPaid } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { Stack } from '@chonoi/ui/stack'
import { Printer } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useSession } from '../app/services.tsx'
import { OrderStepDialog } from './order-step-dialog.tsx'
import { isDangerousStep, type OfferedStep, stepsOf } from './order-steps.ts'

const PackingSlipsDialog = lazy(() => import('./packing-slips-dialog.tsx'))
const RefundOrderDialog = lazy(() => import('./refund-order-dialog.tsx'))

/** What its shop or the platform can do with an order: print, refund, and each next step. */
export function ManagedOrderSteps({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const { actor } = useSession()
  const [asked, setAsked] = useState<OfferedStep | null>(null)
  const [isRefunding, setRefunding] = useState(false)
  const [isPrinting, setPrinting] = useState(false)
  const canRefund = isPaid(order.paymentStatus) && order.totalInCents > order.refundedInCents
  const steps = actor ? stepsOf(order, actor) : []
  return (
    <Stack direction="row" gap={2} isWrapping>
      <Button variant="ghost" iconStart={<Printer aria-hidden="true" />} onClick={() => setPrinting(true)}>
        {t('slips.action')}
      </Button>
      {canRefund && (
        <Button variant="ghost" onClick={() => setRefunding(true)}>
          {t('refund.action')}
        </Button>
      )}
      {[...steps]
        .sort((one, other) => Number(isDangerousStep(other)) - Number(isDangerousStep(one)))
        .map((status) => (
          <Button
            key={status}
            variant={isDangerousStep(status) ? 'secondary' : 'primary'}
            onClick={() => setAsked(status)}
          >
            {t(`step.action.${status}`)}
          </Button>
        ))}
      {isPrinting && (
        <Suspense>
          <PackingSlipsDialog
            orderIds={[order.id]}
            orderNumber={order.orderNumber}
            onClose={() => setPrinting(false)}
          />
        </Suspense>
      )}
      {isRefunding && (
        <Suspense>
          <RefundOrderDialog order={order} onClose={() => setRefunding(false)} />
        </Suspense>
      )}
      <OrderStepDialog order={order} status={asked} onClose={() => setAsked(null)} />
    </Stack>
  )
}
