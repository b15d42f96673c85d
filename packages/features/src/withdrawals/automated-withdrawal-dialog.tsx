import type { AutomatedWithdrawal, BankAccount, WithdrawalSource, WithdrawalTerms } from '@chonoi/contract'
import { automatedFrequencies, type AutomatedFrequency, automatedWithdrawalValidator } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { MoneyField } from '@chonoi/ui/money-field'
import { NumberField } from '@chonoi/ui/number-field'
import { RadioGroup } from '@chonoi/ui/radio-group'
import { Select } from '@chonoi/ui/select'
import { TextField } from '@chonoi/ui/text-field'
import { useAction } from '../app/use-action.ts'
import { ControlledField } from '../forms/controlled-field.tsx'
import { editedRow } from '../forms/edited-row.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { inCents } from '../forms/in-cents.ts'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { automatedWithdrawalActions } from './automated-withdrawals-queries.ts'

const amountKinds = ['all', 'amount', 'percentage'] as const

interface AutomatedFields {
  name: string
  minimumBalanceInCents: number | null
  keptInCents: number | null
  kind: (typeof amountKinds)[number]
  amountInCents: number | null
  percentage: string
  frequency: AutomatedFrequency
  bankAccountId: string
}

function fieldsOf(config: AutomatedWithdrawal | null, accounts: readonly BankAccount[]): AutomatedFields {
  const { amountInCents = null, percentage = null } = config ?? {}
  const fixedOrAll = amountInCents === null ? 'all' : 'amount'
  return {
    name: config?.name ?? '',
    minimumBalanceInCents: config?.minimumBalanceInCents ?? null,
    keptInCents: config?.keptInCents ?? 0,
    kind: percentage === null ? fixedOrAll : 'percentage',
    amountInCents,
    percentage: percentage === null ? '' : String(percentage),
    frequency: config?.frequency ?? 'WEEKLY',
    bankAccountId: config?.bankAccount.id ?? accounts[0]?.id ?? '',
  }
}

/** Builds the request: the amount or the percentage only where it is chosen. */
function toPayload({ kind, amountInCents, percentage, minimumBalanceInCents, keptInCents, ...rest }: AutomatedFields) {
  return {
    ...rest,
    minimumBalanceInCents: minimumBalanceInCents ?? 0,
    keptInCents: keptInCents ?? 0,
    amountInCents: kind === 'amount' ? amountInCents : null,
    percentage: kind === 'percentage' ? Number(percentage) : null,
  }
}

export interface AutomatedWithdrawalDialogProps {
  source: WithdrawalSource
  terms: WithdrawalTerms
  accounts: readonly BankAccount[]
  /** Null: a new one. */
  config: AutomatedWithdrawal | null
  onClose: () => void
}

/** Adds or changes an automated withdrawal. */
export default function AutomatedWithdrawalDialog(props: AutomatedWithdrawalDialogProps) {
  const { source, terms, accounts, config, onClose } = props
  const { t } = useTranslation('withdrawals')
  const done = () => t('auto.saved')
  const create = useAction(automatedWithdrawalActions.create(), { done, onDone: onClose })
  const update = useAction(automatedWithdrawalActions.update(config ?? { id: '' }), { done })
  const validateConfig = automatedWithdrawalValidator(terms)
  const validated = useValidatedForm<AutomatedFields>({
    validate: (fields) => [
      ...validateConfig({ ...toPayload(fields), minimumBalanceInCents: fields.minimumBalanceInCents ?? undefined }),
      ...(fields.kind === 'amount' && fields.amountInCents === null
        ? [{ field: 'amountInCents', code: 'required' } as const]
        : []),
    ],
    ...(config
      ? {
          edited: editedRow({
            row: config,
            fieldsOf: (row) => fieldsOf(row, accounts),
            ...{ bodyOf: toPayload, save: update.submit, onSaved: onClose },
            together: [['kind', 'amountInCents', 'percentage']],
          }),
        }
      : {
          defaultValues: fieldsOf(null, accounts),
          onSubmit(fields: AutomatedFields) {
            const { amountInCents, percentage, ...payload } = toPayload(fields)
            return create.submit({
              ...payload,
              source,
              ...(amountInCents !== null && { amountInCents }),
              ...(percentage !== null && { percentage }),
            })
          },
        }),
  })
  const { form, field } = validated
  const kind = form.watch('kind')
  return (
    <FormDialog
      form={validated}
      onClose={onClose}
      title={config ? t('auto.edit') : t('auto.add')}
      submitLabel={t('auto.save')}
    >
      <TextField label={t('auto.name')} isRequired {...field('name')} />
      <ControlledField control={form.control} name="minimumBalanceInCents">
        {(control) => <MoneyField label={t('auto.threshold')} isRequired {...inCents(control)} />}
      </ControlledField>
      <ControlledField control={form.control} name="keptInCents">
        {(control) => <MoneyField label={t('auto.kept')} {...inCents(control)} />}
      </ControlledField>
      <ControlledField control={form.control} name="kind">
        {(control) => (
          <RadioGroup
            label={t('auto.what')}
            options={amountKinds.map((value) => ({ value, label: t(`auto.what.${value}`) }))}
            {...control}
          />
        )}
      </ControlledField>
      {kind === 'amount' && (
        <ControlledField control={form.control} name="amountInCents">
          {(control) => <MoneyField label={t('auto.amount')} isRequired {...inCents(control)} />}
        </ControlledField>
      )}
      {kind === 'percentage' && (
        <NumberField label={t('auto.percentage')} unit="%" isRequired {...field('percentage')} min={1} max={100} />
      )}
      <Select
        label={t('auto.frequency')}
        options={automatedFrequencies.map((value) => ({ value, label: t(`auto.frequency.${value}`) }))}
        {...field('frequency')}
      />
      <Select
        label={t('auto.account')}
        isRequired
        options={accounts.map(({ id, bankName, accountNumber }) => ({
          value: id,
          label: `${bankName} ${accountNumber}`,
        }))}
        {...field('bankAccountId')}
      />
    </FormDialog>
  )
}
