import type { OrderSummary } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { Printer } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

const PackingSlipsDialog = lazy(() => import('./packing-slips-dialog.tsx'))

/** Prints the packing slips of the chosen orders. */
export function BulkPackingSlips({ orders }: { orders: readonly OrderSummary[] }) {
  const { t } = useTranslation('orders')
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        iconStart={<Printer aria-hidden="true" />}
        disabled={orders.length === 0}
        onClick={() => setAsked(true)}
      >
        {t('slips.action')}
      </Button>
      {isAsked && (
        <Suspense>
          <PackingSlipsDialog orders={orders} onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </>
  )
}
