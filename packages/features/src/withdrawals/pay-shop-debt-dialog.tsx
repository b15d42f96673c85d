import type { ShopDebtList } from '@chonoi/contract'
import { formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Text } from '@chonoi/ui/text'
import { ConfirmAction } from '../forms/confirm-action.tsx'
import { shopDebtActions } from './withdrawals-queries.ts'

export interface PayShopDebtDialogProps {
  debt: Pick<ShopDebtList, 'owedInCents' | 'payableInCents'>
  onClose: () => void
}

/** Pays the shop's debt of commission out of its balance, as far as that reaches. */
export default function PayShopDebtDialog({ debt, onClose }: PayShopDebtDialogProps) {
  const { t } = useTranslation('withdrawals')
  const { owedInCents, payableInCents } = debt
  const amount = formatMoney(Math.min(owedInCents, payableInCents))
  return (
    <ConfirmAction
      action={shopDebtActions.pay()}
      done={({ paidInCents }) => t('debt.paid', { amount: formatMoney(paidInCents) })}
      onClose={onClose}
      title={t('debt.payTitle', { amount })}
      message={
        <Text>
          {payableInCents >= owedInCents
            ? t('debt.payText', { left: formatMoney(payableInCents - owedInCents) })
            : t('debt.payPart', { left: formatMoney(owedInCents - payableInCents) })}
        </Text>
      }
      confirmLabel={t('debt.pay')}
    />
  )
}
