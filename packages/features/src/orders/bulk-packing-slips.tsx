import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { Printer } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

const PackingSlipsDialog = lazy(() => import('./packing-slips-dialog.tsx'))

/** Prints the packing slips of the chosen orders, on whichever page of the list they are. */
export function BulkPackingSlips({ orderIds }: { orderIds: readonly string[] }) {
  const { t } = useTranslation('orders')
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        iconStart={<Printer aria-hidden="true" />}
        disabled={orderIds.length === 0}
        onClick={() => setAsked(true)}
      >
        {t('slips.action')}
      </Button>
      {isAsked && (
        <Suspense>
          <PackingSlipsDialog orderIds={orderIds} onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </>
  )
}
