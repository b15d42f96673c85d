import { bareAccountNumber, validateBankAccount } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Checkbox } from '@chonoi/ui/checkbox'
import { TextField } from '@chonoi/ui/text-field'
import { useAction } from '../app/use-action.ts'
import { BankField } from '../forms/bank-field.tsx'
import { ControlledField } from '../forms/controlled-field.tsx'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { bankAccountActions } from './bank-accounts-queries.ts'

interface AccountFields {
  bankBin: string
  accountNumber: string
  accountHolder: string
  isDefault: boolean
}

export interface BankAccountDialogProps {
  isForShop: boolean
  onClose: () => void
}

/** Adds a bank account, where it is said one for the shop's earnings. */
export default function BankAccountDialog({ isForShop, onClose }: BankAccountDialogProps) {
  const { t } = useTranslation('withdrawals')
  const create = useAction(bankAccountActions.create(), { done: () => t('accounts.saved'), onDone: onClose })
  const validated = useValidatedForm<AccountFields>({
    defaultValues: { bankBin: '', accountNumber: '', accountHolder: '', isDefault: false },
    validate: validateBankAccount,
    onSubmit: (fields) =>
      create.submit({
        ...{ ...fields, accountNumber: bareAccountNumber(fields.accountNumber) },
        ...(isForShop && { isForShop }),
      }),
  })
  const { form, field } = validated
  return (
    <FormDialog form={validated} onClose={onClose} title={t('accounts.add')} submitLabel={t('accounts.save')}>
      <ControlledField control={form.control} name="bankBin">
        {({ value, onChange, ...control }) => (
          <BankField
            by="bin"
            label={t('accounts.bank')}
            value={value || null}
            onChange={(bin) => onChange(bin ?? '')}
            {...control}
          />
        )}
      </ControlledField>
      <TextField
        label={t('accounts.number')}
        help={t('accounts.numberHelp')}
        inputMode="numeric"
        autoComplete="off"
        isRequired
        {...field('accountNumber')}
      />
      <TextField
        label={t('accounts.holder')}
        help={t('accounts.holderHelp')}
        autoComplete="name"
        isRequired
        {...field('accountHolder')}
      />
      <Checkbox label={t('accounts.isDefault')} {...form.register('isDefault')} />
    </FormDialog>
  )
}
