import type { Deposit } from '@chonoi/contract'
import { type ManualDepositForm, manualDepositValidator } from '@chonoi/domain'
import { formatMoney, formatTime, isoDay } from '@chonoi/i18n'
import { Button } from '@chonoi/ui/button'
import { Card } from '@chonoi/ui/card'
import { DatePicker } from '@chonoi/ui/date-picker'
import { FileUpload } from '@chonoi/ui/file-upload'
import { Form } from '@chonoi/ui/form'
import { TextArea } from '@chonoi/ui/text-area'
import { TextField } from '@chonoi/ui/text-field'
import { useTranslation } from '@chonoi/i18n/react'
import { useAction } from '../app/use-action.ts'
import { BankField } from '../forms/bank-field.tsx'
import { depositActions } from '../deposits/deposits-queries.ts'
import { ControlledField } from '../forms/controlled-field.tsx'
import { useFileUpload } from '../forms/use-file-upload.ts'
import { useValidatedForm } from '../forms/use-validated-form.ts'

/** The date and time input is in Vietnam's time zone, as everywhere on the site. */
const instantOf = (typed: string) => (typed === '' ? '' : `${typed.slice(0, 16)}:00+07:00`)

/** Reports the transfer of an open deposit, so that it is matched and credited. */
export function DepositForm({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation(['wallet', 'forms'])
  const proof = useFileUpload(depositActions.uploadProof())
  const { amountInCents, bankReference } = deposit
  const report = useAction(depositActions.report(deposit), {
    done: ({ depositReference }) => ({
      title: t('wallet:deposit.sent', { reference: depositReference }),
      message: t('wallet:deposit.sentText'),
    }),
  })
  const now = new Date()
  const { form, formProps, field, isSubmitting } = useValidatedForm<ManualDepositForm>({
    defaultValues: {
      amountInCents,
      bankName: '',
      bankReference: bankReference ?? '',
      transferDateTime: `${isoDay(now)}T${formatTime(now)}`,
      notes: '',
    },
    validate: (fields) =>
      manualDepositValidator(new Date())({ ...fields, transferDateTime: instantOf(fields.transferDateTime) }),
    onSubmit: ({ bankName, bankReference, transferDateTime, notes }) =>
      report.submit({
        bankName: bankName.trim(),
        bankReference: bankReference.trim(),
        transferDateTime: new Date(instantOf(transferDateTime)).toISOString(),
        ...(proof.url && { proofUrl: proof.url }),
        ...(notes?.trim() && { notes: notes.trim() }),
      }),
  })
  return (
    <Card title={t('wallet:deposit.tellTitle')} description={t('wallet:deposit.tellText')}>
      <Form {...formProps}>
        <ControlledField control={form.control} name="bankName">
          {({ value, onChange, ...control }) => (
            <BankField
              by="name"
              label={t('wallet:deposit.yourBank')}
              value={value || null}
              onChange={(name) => onChange(name ?? '')}
              {...control}
            />
          )}
        </ControlledField>
        <TextField
          label={t('forms:bankReference.label')}
          help={t('wallet:deposit.referenceHelp')}
          isRequired
          {...field('bankReference')}
        />
        <ControlledField control={form.control} name="transferDateTime">
          {({ onChange, ...control }) => (
            <DatePicker
              granularity="minute"
              label={t('forms:transferDateTime.label')}
              help={t('wallet:deposit.timeHelp')}
              isRequired
              onChange={(moment) => onChange(moment ?? '')}
              {...control}
            />
          )}
        </ControlledField>
        <FileUpload
          label={t('wallet:deposit.proof')}
          accept="image/*,.pdf"
          files={proof.files}
          onAdd={proof.add}
          onRemove={proof.remove}
        />
        <TextArea label={t('wallet:deposit.notes')} {...field('notes')} />
        <Button
          type="submit"
          size="lg"
          isFullWidth
          isLoading={isSubmitting}
          {...(proof.isUploading && { disabledReason: t('wallet:deposit.uploading') })}
        >
          {t('wallet:deposit.submit', { amount: formatMoney(amountInCents) })}
        </Button>
      </Form>
    </Card>
  )
}
