import { bareAccountNumber, banks, validateBankAccount } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Checkbox } from '@chonoi/ui/checkbox'
import { Select } from '@chonoi/ui/select'
import { TextField } from '@chonoi/ui/text-field'
import { useAction } from '../app/use-action.ts'
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
      <Select
        label={t('accounts.bank')}
        placeholder={t('accounts.chooseBank')}
        isRequired
        options={banks.map(({ bin, name }) => ({ value: bin, label: name }))}
        {...field('bankBin')}
      />
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
