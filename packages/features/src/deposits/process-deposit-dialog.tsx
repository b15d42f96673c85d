import type { Deposit } from '@chonoi/contract'
import {
  type DepositDecision,
  defaultDepositDecision,
  depositDecisions,
  validateProcessDeposit,
  inOneLine,
} from '@chonoi/domain'
import { formatDateTime, formatMoney } from '@chonoi/i18n'
import { DescriptionList } from '@chonoi/ui/description-list'
import { MoneyField } from '@chonoi/ui/money-field'
import { RadioGroup } from '@chonoi/ui/radio-group'
import { TextArea } from '@chonoi/ui/text-area'
import { useTranslation } from '@chonoi/i18n/react'
import { useAction } from '../app/use-action.ts'
import { ControlledField } from '../forms/controlled-field.tsx'
import { FormDialog } from '../forms/form-dialog.tsx'
import { inCents } from '../forms/in-cents.ts'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { adminDepositActions } from './deposits-queries.ts'
import { ProofButton } from './proof-button.tsx'

interface ProcessFields {
  status: DepositDecision
  actualAmountInCents: number | null
  adminNotes: string
}

/** Builds the request: the amount only when accepting, the note only when there is one (ADM-DEP-17). */
const toPayload = ({ status, actualAmountInCents, adminNotes }: ProcessFields) => ({
  status,
  ...(status === 'COMPLETED' && actualAmountInCents !== null && { actualAmountInCents }),
  ...(adminNotes.trim() && { adminNotes: adminNotes.trim() }),
})

export interface ProcessDepositDialogProps {
  deposit: Deposit
  onClose: () => void
}

/** Accepts, rejects or defers a deposit (ADM-DEP-09, ADM-DEP-10). A refusal is shown here and input is kept. */
export default function ProcessDepositDialog({ deposit, onClose }: ProcessDepositDialogProps) {
  const { t } = useTranslation(['deposits', 'common'])
  const process = useAction(adminDepositActions.process(deposit), {
    done: (_, { status }) => t(`deposits:process.done.${status}`, { reference: deposit.depositReference }),
    onDone: onClose,
  })
  const validated = useValidatedForm<ProcessFields>({
    defaultValues: { status: defaultDepositDecision, actualAmountInCents: deposit.amountInCents, adminNotes: '' },
    validate: (fields) =>
      validateProcessDeposit({
        ...toPayload(fields),
        ...(fields.status === 'COMPLETED' && { actualAmountInCents: fields.actualAmountInCents }),
      }),
    onSubmit: (fields) => process.submit(toPayload(fields)),
  })
  const { form, field } = validated
  const isAccepting = form.watch('status') === 'COMPLETED'
  return (
    <FormDialog
      form={validated}
      onClose={onClose}
      title={t('deposits:process.title')}
      submitLabel={t('deposits:process.submit')}
    >
      <DescriptionList
        items={[
          { term: t('deposits:column.reference'), details: deposit.depositReference },
          {
            term: t('deposits:column.customer'),
            details: inOneLine([deposit.user.lastName, deposit.user.firstName, `(${deposit.user.email})`], ' '),
          },
          { term: t('deposits:column.amount'), details: formatMoney(deposit.amountInCents) },
          {
            term: t('deposits:column.bank'),
            details: inOneLine([deposit.bankName, deposit.bankReference]) || t('common:state.notAvailable'),
          },
          ...(deposit.transferDateTime
            ? [{ term: t('deposits:process.transferred'), details: formatDateTime(deposit.transferDateTime) }]
            : []),
          ...(deposit.notes ? [{ term: t('deposits:process.customerNotes'), details: deposit.notes }] : []),
        ]}
      />
      {deposit.proofUrl && <ProofButton deposit={deposit} />}
      <ControlledField control={form.control} name="status">
        {(field) => (
          <RadioGroup
            label={t('deposits:process.decision')}
            options={depositDecisions.map((value) => ({
              value,
              label: t(`deposits:decision.${value}`),
              help: t(`deposits:decision.${value}.help`),
            }))}
            {...field}
          />
        )}
      </ControlledField>
      {isAccepting && (
        <ControlledField control={form.control} name="actualAmountInCents">
          {(field) => (
            <MoneyField
              label={t('deposits:process.actualAmount')}
              help={t('deposits:process.actualAmountHelp')}
              isRequired
              {...inCents(field)}
            />
          )}
        </ControlledField>
      )}
      <TextArea label={t('deposits:process.notes')} {...field('adminNotes')} />
    </FormDialog>
  )
}
