import { type Bank, banks } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { ComboBox, type ComboBoxProps } from '@chonoi/ui/combo-box'
import { BankMark } from './bank-mark.tsx'

export interface BankFieldProps
  extends Pick<ComboBoxProps, 'label' | 'value' | 'onChange' | 'onBlur' | 'name' | 'error' | 'ref'> {
  /** What a bank is named by: its number, or its name where other banks can be named too. */
  by: keyof Pick<Bank, 'bin' | 'name'>
}

/** Selects a bank of Vietnam by its short or whole name, the most used ones first. */
export function BankField({ by, ...field }: BankFieldProps) {
  const { t } = useTranslation('forms')
  return (
    <ComboBox
      {...field}
      placeholder={t('bankName.placeholder')}
      isRequired
      options={banks.map((bank) => ({
        value: bank[by],
        label: bank.name,
        help: bank.fullName,
        media: <BankMark bank={bank} />,
      }))}
    />
  )
}
