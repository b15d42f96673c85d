import type { Deposit } from '@chonoi/contract'
import {
  type DepositDecision,
  defaultDepositDecision,
  depositDecisions,
  validateProcessDeposit,
  inOneLine,
} from '@chonoi/domain'
import { formatDateTime, formatMoney } from '@chonoi/i18n'
import { Button } from '@chonoi/ui/button'
import { DescriptionList } from '@chonoi/ui/description-list'
import { Dialog } from '@chonoi/ui/dialog'
import { Form } from '@chonoi/ui/form'
import { MoneyField } from '@chonoi/ui/money-field'
import { RadioGroup } from '@chonoi/ui/radio-group'
import { TextArea } from '@chonoi/ui/text-area'
import { toastQueue } from '@chonoi/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { useApi } from '../app/services.tsx'
import { ControlledField } from '../forms/controlled-field.tsx'
import { useIntentKey } from '../forms/use-intent-key.ts'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { adminDepositMutations, adminDepositQueries } from './deposits-queries.ts'
import { ProofButton } from './proof-button.tsx'

interface ProcessFields {
  status: DepositDecision
  actualAmountInCents: number | null
  adminNotes: string
}

/** What is sent: the amount only when accepting, the note only when there is one (ADM-DEP-17). */
const toPayload = ({ status, actualAmountInCents, adminNotes }: ProcessFields) => ({
  status,
  ...(status === 'COMPLETED' && actualAmountInCents !== null && { actualAmountInCents }),
  ...(adminNotes.trim() && { adminNotes: adminNotes.trim() }),
})

export interface ProcessDepositDialogProps {
  deposit: Deposit
  onClose: () => void
}

/** Accept, reject or let wait (ADM-DEP-09, ADM-DEP-10). A refusal is shown here and what was typed stays. */
export default function ProcessDepositDialog({ deposit, onClose }: ProcessDepositDialogProps) {
  const { t } = useTranslation(['deposits', 'common'])
  const api = useApi()
  const queryClient = useQueryClient()
  const key = useIntentKey()
  const formId = useId()
  const { form, formProps, field, isSubmitting } = useValidatedForm<ProcessFields>({
    defaultValues: { status: defaultDepositDecision, actualAmountInCents: deposit.amountInCents, adminNotes: '' },
    validate: (fields) =>
      validateProcessDeposit({
        ...toPayload(fields),
        ...(fields.status === 'COMPLETED' && { actualAmountInCents: fields.actualAmountInCents }),
      }),
    async onSubmit(fields) {
      try {
        await adminDepositMutations(api).process(deposit.id, toPayload(fields), key.current())
      } finally {
        // Another decision is another intent; the server refuses a key with another body.
        key.renew()
      }
      await queryClient.invalidateQueries({ queryKey: adminDepositQueries(api).all })
      void queryClient.invalidateQueries({ queryKey: ['dashboard'] })
      toastQueue.add({
        type: 'success',
        title: t(`deposits:process.done.${fields.status}`, { reference: deposit.depositReference }),
      })
      onClose()
    },
  })
  const isAccepting = form.watch('status') === 'COMPLETED'
  return (
    <Dialog
      isOpen
      isLocked={isSubmitting}
      isDismissable={false}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('deposits:process.title')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isSubmitting}>
            {t('common:action.cancel')}
          </Button>
          <Button type="submit" form={formId} isLoading={isSubmitting}>
            {t('deposits:process.submit')}
          </Button>
        </>
      }
    >
      <Form id={formId} {...formProps}>
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
                description: t(`deposits:decision.${value}.help`),
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
                {...field}
              />
            )}
          </ControlledField>
        )}
        <TextArea label={t('deposits:process.notes')} {...field('adminNotes')} />
      </Form>
    </Dialog>
  )
}
