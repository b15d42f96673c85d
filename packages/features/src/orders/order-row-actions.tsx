import type { OrderSummary } from '@chonoi/contract'
import { Button } from '@chonoi/ui/button'
import { IconButton } from '@chonoi/ui/icon-button'
import { Menu, MenuItem } from '@chonoi/ui/menu'
import { EllipsisVertical } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { useSession } from '../app/services.tsx'
import { useAction } from '../app/use-action.ts'
import { RowDetailsButton } from '../lists/row-details-button.tsx'
import { OrderStepDialog } from './order-step-dialog.tsx'
import { isDangerousStep, isQuickStep, type OfferedStep, stepsOf } from './order-steps.ts'
import { orderActions } from './orders-queries.ts'

/** Shows the next step of an order as a button, everything else in a menu. */
export function OrderRowActions({ order, href }: { order: OrderSummary; href: string }) {
  const { t } = useTranslation(['orders', 'common'])
  const { actor } = useSession()
  const step = useAction(orderActions.changeStatus(order), {
    done: (_, { status }) => t(`orders:step.done.${status}`, { number: order.orderNumber }),
    failure: order.orderNumber,
  })
  const [asked, setAsked] = useState<OfferedStep | null>(null)
  const steps = actor ? stepsOf(order, actor) : []
  const next = steps.find((status) => !isDangerousStep(status))
  const dangerous = steps.filter(isDangerousStep)

  function take(status: OfferedStep) {
    if (!isQuickStep(status)) return setAsked(status)
    step.run({ status })
  }
  return (
    <div className="cn:flex cn:gap-1 cn:items-center cn:justify-end cn:whitespace-nowrap">
      <RowDetailsButton id={order.id} name={order.orderNumber} />
      {next && (
        <Button size="sm" variant="secondary" isLoading={step.isPending} onClick={() => take(next)}>
          {t(`orders:step.action.${next}`)}
        </Button>
      )}
      <Menu
        trigger={
          <IconButton
            size="sm"
            label={t('orders:managed.more', { number: order.orderNumber })}
            icon={<EllipsisVertical aria-hidden="true" />}
          />
        }
        onAction={(id) => {
          const chosen = dangerous.find((status) => status === id)
          if (chosen) setAsked(chosen)
        }}
      >
        <MenuItem id="view" href={href}>
          {t('common:action.viewDetails')}
        </MenuItem>
        {dangerous.map((status) => (
          <MenuItem key={status} id={status} tone="danger">
            {t(`orders:step.action.${status}`)}
          </MenuItem>
        ))}
      </Menu>
      <OrderStepDialog order={order} status={asked} onClose={() => setAsked(null)} />
    </div>
  )
}
