import type { UserWallet } from '@chonoi/contract'
import { validateWalletAdjustment, type WalletAdjustmentType, walletAdjustmentTypes } from '@chonoi/domain'
import { formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Alert } from '@chonoi/ui/alert'
import { Checkbox } from '@chonoi/ui/checkbox'
import { DescriptionList } from '@chonoi/ui/description-list'
import { MoneyField } from '@chonoi/ui/money-field'
import { RadioGroup } from '@chonoi/ui/radio-group'
import { TextArea } from '@chonoi/ui/text-area'
import { useState } from 'react'
import { useAction } from '../app/use-action.ts'
import { inCents } from '../forms/in-cents.ts'
import { ControlledField } from '../forms/controlled-field.tsx'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { walletAdminActions } from './transactions-queries.ts'

interface AdjustmentFields {
  type: WalletAdjustmentType
  takesAway: boolean
  /** Unsigned. */
  amountInCents: number | null
  reason: string
}

/** The signed amount: a bonus adds, a penalty takes away, an adjustment does as chosen. */
function signed({ type, takesAway, amountInCents }: AdjustmentFields): number | null {
  const isOut = type === 'WALLET_PENALTY' || (type === 'WALLET_ADJUSTMENT' && takesAway)
  return amountInCents !== null && isOut ? -amountInCents : amountInCents
}

const toBody = ({ type, reason, ...fields }: AdjustmentFields) => ({
  type,
  amountInCents: signed({ type, reason, ...fields }),
  reason: reason.trim(),
})

export interface AdjustWalletDialogProps {
  wallet: UserWallet
  onClose: () => void
}

/** Adjusts a wallet in two steps: the amount with its reason, then a confirmation with the balance that follows. */
export default function AdjustWalletDialog({ wallet, onClose }: AdjustWalletDialogProps) {
  const { t } = useTranslation(['transactions', 'wallet', 'common'])
  const [isConfirming, setConfirming] = useState(false)
  const adjust = useAction(walletAdminActions.adjust(), {
    done: ({ balanceInCents, request }) =>
      request
        ? t('transactions:adjustments.asked')
        : t('transactions:adjust.done', { balance: formatMoney(balanceInCents) }),
    onDone: onClose,
  })
  const validated = useValidatedForm<AdjustmentFields>({
    defaultValues: { type: 'WALLET_ADJUSTMENT', takesAway: false, amountInCents: null, reason: '' },
    validate: (fields) => validateWalletAdjustment(toBody(fields)),
    async onSubmit(fields) {
      if (!isConfirming) return setConfirming(true)
      const body = toBody(fields)
      try {
        await adjust.submit({ ...body, userId: wallet.userId, amountInCents: body.amountInCents ?? 0 })
      } catch (refused) {
        setConfirming(false)
        throw refused
      }
    },
  })
  const { form, field } = validated
  const fields = form.watch()
  const amount = signed(fields) ?? 0
  return (
    <FormDialog
      form={validated}
      onClose={isConfirming ? () => setConfirming(false) : onClose}
      title={t('transactions:adjust.title', { name: `${wallet.user.lastName} ${wallet.user.firstName}`.trim() })}
      submitLabel={isConfirming ? t('transactions:adjust.confirm') : t('common:action.continue')}
      {...(isConfirming && { cancelLabel: t('common:action.back'), tone: 'danger' as const })}
    >
      {isConfirming ? (
        <>
          <Alert tone="warning" title={t('transactions:adjust.confirmTitle')}>
            {t('transactions:adjust.confirmText')}
          </Alert>
          <DescriptionList
            items={[
              { term: t('wallet:column.type'), details: t(`wallet:type.${fields.type}`) },
              { term: t('wallet:column.amount'), details: formatMoney(amount), isNumeric: true },
              {
                term: t('transactions:adjust.after'),
                details: formatMoney(wallet.availableInCents + amount),
                isNumeric: true,
              },
              { term: t('transactions:adjust.reason'), details: fields.reason.trim() },
            ]}
          />
        </>
      ) : (
        <>
          <ControlledField control={form.control} name="type">
            {(field) => (
              <RadioGroup
                label={t('wallet:column.type')}
                options={walletAdjustmentTypes.map((value) => ({
                  value,
                  label: t(`wallet:type.${value}`),
                  help: t(`transactions:adjust.${value}`),
                }))}
                {...field}
              />
            )}
          </ControlledField>
          {fields.type === 'WALLET_ADJUSTMENT' && (
            <Checkbox label={t('transactions:adjust.takesAway')} {...field('takesAway')} />
          )}
          <ControlledField control={form.control} name="amountInCents">
            {(field) => <MoneyField label={t('wallet:column.amount')} isRequired {...inCents(field)} />}
          </ControlledField>
          <TextArea
            label={t('transactions:adjust.reason')}
            help={t('transactions:adjust.reasonHelp')}
            isRequired
            {...field('reason')}
          />
        </>
      )}
    </FormDialog>
  )
}
