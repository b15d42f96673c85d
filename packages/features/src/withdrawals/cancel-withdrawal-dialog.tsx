import type { Withdrawal } from '@chonoi/contract'
import { formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Text } from '@chonoi/ui/text'
import { ConfirmAction } from '../forms/confirm-action.tsx'
import { withdrawalActions } from './withdrawals-queries.ts'

export interface CancelWithdrawalDialogProps {
  withdrawal: Pick<Withdrawal, 'id' | 'amount'>
  onClose: () => void
}

/** Cancels a withdrawal that isn't being processed yet. */
export default function CancelWithdrawalDialog({ withdrawal, onClose }: CancelWithdrawalDialogProps) {
  const { t } = useTranslation('withdrawals')
  return (
    <ConfirmAction
      action={withdrawalActions.cancel(withdrawal)}
      done={() => t('mine.cancelled')}
      onClose={onClose}
      tone="danger"
      title={t('mine.cancelTitle', { amount: formatMoney(withdrawal.amount) })}
      message={<Text>{t('mine.cancelText')}</Text>}
      confirmLabel={t('mine.cancel')}
      cancelLabel={t('mine.keep')}
    />
  )
}
