import type { DigitalDelivery } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { lazy } from 'react'
import { useAction } from '../app/use-action.ts'
import { ConfirmAction } from '../forms/confirm-action.tsx'
import { useRowDialog } from '../lists/row-dialogs.tsx'
import { downloadActions } from './downloads-queries.ts'

const DeliveryDialog = lazy(() => import('./delivery-dialog.tsx'))

/** Delivers, changes, revokes or restores. */
export function DeliveryActions({ delivery }: { delivery: DigitalDelivery }) {
  const { t } = useTranslation('downloads')
  const openDialog = useRowDialog()
  const { productName: name, orderNumber: number, status, fileName, licenseKey } = delivery
  const isRevoked = status === 'REVOKED'
  const canMove = status !== 'PENDING' && (!isRevoked || fileName !== null || licenseKey !== null)
  const verb = isRevoked ? 'restore' : 'revoke'
  const undo = useAction(downloadActions.move(delivery, isRevoked ? 'REVOKED' : 'ACTIVE'), {
    done: () => t(isRevoked ? 'revoke.done' : 'restore.done', { name }),
  })
  const askMove = () =>
    openDialog((close) => (
      <ConfirmAction
        action={downloadActions.move(delivery, isRevoked ? 'ACTIVE' : 'REVOKED')}
        title={t(`${verb}.title`, { name })}
        message={t(`${verb}.text`)}
        confirmLabel={t(`${verb}.action`)}
        tone={isRevoked ? 'primary' : 'danger'}
        done={() => ({ title: t(`${verb}.done`, { name }), undo: () => undo.run() })}
        onClose={close}
      />
    ))
  return (
    <span className="cn:inline-flex cn:flex-wrap cn:gap-1">
      {!isRevoked && (
        <Button
          size="sm"
          variant={status === 'PENDING' ? 'primary' : 'secondary'}
          aria-label={t(status === 'PENDING' ? 'deliver.label' : 'change.label', { name, number })}
          onClick={() => openDialog((close) => <DeliveryDialog delivery={delivery} onClose={close} />)}
        >
          {t(status === 'PENDING' ? 'deliver.submit' : 'change.action')}
        </Button>
      )}
      {canMove && (
        <Button size="sm" variant="ghost" aria-label={t(`${verb}.label`, { name, number })} onClick={askMove}>
          {t(`${verb}.action`)}
        </Button>
      )}
    </span>
  )
}
