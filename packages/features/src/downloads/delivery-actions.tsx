import type { DigitalDelivery } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { lazy, Suspense, useState } from 'react'
import ConfirmAction from '../forms/confirm-action.tsx'
import { downloadActions } from './downloads-queries.ts'

const DeliveryDialog = lazy(() => import('./delivery-dialog.tsx'))

/** Delivers, changes, revokes or restores. */
export function DeliveryActions({ delivery }: { delivery: DigitalDelivery }) {
  const { t } = useTranslation('downloads')
  const [task, setTask] = useState<'change' | 'move' | null>(null)
  const close = () => setTask(null)
  const { productName: name, orderNumber: number, status, fileName, licenseKey } = delivery
  const isRevoked = status === 'REVOKED'
  const canMove = status !== 'PENDING' && (!isRevoked || fileName !== null || licenseKey !== null)
  const verb = isRevoked ? 'restore' : 'revoke'
  return (
    <span className="cn:inline-flex cn:flex-wrap cn:gap-1">
      {!isRevoked && (
        <Button
          size="sm"
          variant={status === 'PENDING' ? 'primary' : 'secondary'}
          aria-label={t(status === 'PENDING' ? 'deliver.label' : 'change.label', { name, number })}
          onClick={() => setTask('change')}
        >
          {t(status === 'PENDING' ? 'deliver.submit' : 'change.action')}
        </Button>
      )}
      {canMove && (
        <Button
          size="sm"
          variant="ghost"
          aria-label={t(`${verb}.label`, { name, number })}
          onClick={() => setTask('move')}
        >
          {t(`${verb}.action`)}
        </Button>
      )}
      {task === 'change' && (
        <Suspense>
          <DeliveryDialog delivery={delivery} onClose={close} />
        </Suspense>
      )}
      {task === 'move' && (
        <ConfirmAction
          action={downloadActions.move(delivery, isRevoked ? 'ACTIVE' : 'REVOKED')}
          title={t(`${verb}.title`, { name })}
          message={t(`${verb}.text`)}
          confirmLabel={t(`${verb}.action`)}
          tone={isRevoked ? 'primary' : 'danger'}
          done={() => t(`${verb}.done`, { name })}
          onClose={close}
        />
      )}
    </span>
  )
}
