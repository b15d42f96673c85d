import type { Deposit } from '@chonoi/contract'
import { formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Text } from '@chonoi/ui/text'
import { ConfirmAction } from '../forms/confirm-action.tsx'
import { depositActions } from './deposits-queries.ts'

export interface CancelDepositDialogProps {
  deposit: Pick<Deposit, 'id' | 'depositReference' | 'amountInCents'>
  onClose: () => void
}

/** Cancels a deposit request that hasn't been processed. */
export default function CancelDepositDialog({ deposit, onClose }: CancelDepositDialogProps) {
  const { t } = useTranslation(['wallet', 'common'])
  return (
    <ConfirmAction
      action={depositActions.cancel(deposit)}
      done={() => t('wallet:deposits.cancelled', { reference: deposit.depositReference })}
      onClose={onClose}
      tone="danger"
      title={t('wallet:deposits.cancelTitle', { amount: formatMoney(deposit.amountInCents) })}
      message={
        <>
          <Text>{t('wallet:deposits.cancelText')}</Text>
          <Text tone="muted">{t('common:confirm.irreversible')}</Text>
        </>
      }
      confirmLabel={t('wallet:deposits.cancel')}
      cancelLabel={t('wallet:deposits.keep')}
    />
  )
}
