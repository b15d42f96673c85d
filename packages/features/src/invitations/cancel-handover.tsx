import type { ShopHandover } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { ConfirmAction } from '../forms/confirm-action.tsx'
import { fullName } from '../shell/full-name.ts'
import { handoverActions } from '../shop-handovers/handover-queries.ts'

/** Asks before an offer is taken back. */
export default function CancelHandover({ handover, onClose }: { handover: ShopHandover; onClose: () => void }) {
  const { t } = useTranslation('invitations')
  return (
    <ConfirmAction
      action={handoverActions.cancel(handover)}
      title={t('handover.cancelTitle')}
      message={t('handover.cancelText', { name: fullName(handover.receiver) })}
      confirmLabel={t('handover.cancel')}
      done={() => t('handover.cancelled')}
      onClose={onClose}
    />
  )
}
