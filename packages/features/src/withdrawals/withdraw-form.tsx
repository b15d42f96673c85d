import type { BankAccount, WithdrawalSource, WithdrawalTerms } from '@chonoi/contract'
import { type Validator, vndFromCents, withdrawalValidator } from '@chonoi/domain'
import { formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { DescriptionList } from '@chonoi/ui/description-list'
import { Form } from '@chonoi/ui/form'
import { MoneyField } from '@chonoi/ui/money-field'
import { Select } from '@chonoi/ui/select'
import { TextArea } from '@chonoi/ui/text-area'
import { useAction } from '../app/use-action.ts'
import { ControlledField } from '../forms/controlled-field.tsx'
import { inCents } from '../forms/in-cents.ts'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { withdrawalActions } from './withdrawals-queries.ts'

interface WithdrawFields {
  amount: number | null
  bankAccountId: string
  notes: string
}

export interface WithdrawFormProps {
  source: WithdrawalSource
  terms: WithdrawalTerms
  accounts: readonly BankAccount[]
  onDone: () => void
}

/** Requests a withdrawal of a wallet or of a shop's earnings to a stored account. */
export function WithdrawForm({ source, terms, accounts, onDone }: WithdrawFormProps) {
  const { t } = useTranslation('withdrawals')
  const balance = (source === 'SHOP' ? terms.shop : terms.wallet) ?? terms.wallet
  const most = Math.min(balance.availableInCents, balance.remainingTodayInCents)
  const create = useAction(withdrawalActions.create(), {
    done: ({ amount }) => t('request.done', { amount: formatMoney(amount) }),
    onDone,
  })
  const validateRequest = withdrawalValidator(terms)
  const validate: Validator<WithdrawFields> = ({ amount, ...fields }) => {
    const problems = validateRequest({ ...fields, amount: amount ?? undefined })
    const isAbove = amount !== null && amount > balance.availableInCents
    const max = vndFromCents(balance.availableInCents)
    return isAbove ? [...problems, { field: 'amount', code: 'amount.over_balance', params: { max } }] : problems
  }
  const { form, formProps, field, isSubmitting } = useValidatedForm<WithdrawFields>({
    defaultValues: { amount: null, bankAccountId: accounts[0]?.id ?? '', notes: '' },
    validate,
    onSubmit: ({ amount, bankAccountId, notes }) =>
      create.submit({
        ...{ amount: amount ?? 0, source, bankAccountId },
        ...(notes.trim() && { notes: notes.trim() }),
      }),
  })
  const amount = form.watch('amount') ?? 0
  return (
    <Form {...formProps}>
      <ControlledField control={form.control} name="amount">
        {(control) => (
          <MoneyField
            label={t('request.amount')}
            help={t('request.amountHelp', {
              minimum: formatMoney(terms.minimumInCents),
              limit: formatMoney(terms.dailyLimitInCents),
            })}
            isRequired
            {...inCents(control)}
          />
        )}
      </ControlledField>
      {most >= terms.minimumInCents && (
        <Button
          type="button"
          variant="ghost"
          size="sm"
          className="cn:justify-self-start"
          onClick={() => form.setValue('amount', most, { shouldValidate: true })}
        >
          {t('request.all')}
        </Button>
      )}
      <Select
        label={t('request.account')}
        placeholder={t('request.chooseAccount')}
        isRequired
        options={accounts.map(({ id, bankName, accountNumber }) => ({
          value: id,
          label: `${bankName} ${accountNumber}`,
        }))}
        {...field('bankAccountId')}
      />
      <TextArea label={t('request.notes')} {...field('notes')} />
      <DescriptionList
        items={[
          { term: t('request.fee'), details: formatMoney(terms.feeInCents), isNumeric: true },
          {
            term: t('request.net'),
            details: formatMoney(Math.max(0, amount - terms.feeInCents)),
            isNumeric: true,
          },
        ]}
      />
      <Button type="submit" isLoading={isSubmitting}>
        {t('request.submit')}
      </Button>
    </Form>
  )
}
