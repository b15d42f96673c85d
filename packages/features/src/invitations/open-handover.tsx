import type { ShopHandover } from '@chonoi/contract'
import { formatDateTime } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Alert } from '@chonoi/ui/alert'
import { Button } from '@chonoi/ui/button'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useApi } from '../app/services.tsx'
import { fullName } from '../shell/full-name.ts'
import { handoverQueries } from '../shop-handovers/handover-queries.ts'

const CancelHandover = lazy(() => import('./cancel-handover.tsx'))

/** Tells the administrators of the current shop that it is being handed over, and lets them take that back. */
export function OpenHandover() {
  const { t } = useTranslation('invitations')
  const handover = useQuery(handoverQueries(useApi()).open()).data?.handover
  const [cancelling, setCancelling] = useState<ShopHandover | null>(null)
  return (
    <>
      {handover && (
        <Alert
          tone="warning"
          urgency="none"
          title={t('handover.waits', { sender: fullName(handover.sender), receiver: fullName(handover.receiver) })}
          actions={
            <Button size="sm" variant="secondary" onClick={() => setCancelling(handover)}>
              {t('handover.cancel')}
            </Button>
          }
        >
          {t('handover.waitsText', { date: formatDateTime(handover.expiresAt) })}
        </Alert>
      )}
      {cancelling && (
        <Suspense>
          <CancelHandover handover={cancelling} onClose={() => setCancelling(null)} />
        </Suspense>
      )}
    </>
  )
}
