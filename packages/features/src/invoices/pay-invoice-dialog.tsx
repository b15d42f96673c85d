import type { Invoice } from '@chonoi/contract'
import { type InvoicePaymentForm, invoicePaymentMethods, invoicePaymentValidator } from '@chonoi/domain'
import { formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { MoneyField } from '@chonoi/ui/money-field'
import { Select } from '@chonoi/ui/select'
import { TextField } from '@chonoi/ui/text-field'
import { useAction } from '../app/use-action.ts'
import { inCents } from '../forms/in-cents.ts'
import { ControlledField } from '../forms/controlled-field.tsx'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { invoiceActions } from './invoices-queries.ts'

export interface PayInvoiceDialogProps {
  invoice: Invoice
  onClose: () => void
}

/** Records a payment of at most what is still open. */
export default function PayInvoiceDialog({ invoice, onClose }: PayInvoiceDialogProps) {
  const { t } = useTranslation(['invoices', 'common'])
  const open = invoice.totalInCents - invoice.paidInCents
  const pay = useAction(invoiceActions.pay(invoice), { done: () => t('invoices:payments.done'), onDone: onClose })
  const validated = useValidatedForm<InvoicePaymentForm>({
    defaultValues: { amountInCents: open, method: 'BANK_TRANSFER', reference: '' },
    validate: invoicePaymentValidator(open),
    onSubmit: ({ amountInCents, method, reference }) =>
      pay.submit({ amountInCents: amountInCents ?? 0, method, reference: reference?.trim() || null }),
  })
  const { form, field } = validated
  return (
    <FormDialog
      form={validated}
      onClose={onClose}
      title={t('invoices:payments.add')}
      submitLabel={t('common:action.save')}
    >
      <ControlledField control={form.control} name="amountInCents">
        {(field) => (
          <MoneyField
            label={t('invoices:payments.amount')}
            help={t('invoices:payments.open', { amount: formatMoney(open) })}
            isRequired
            {...inCents({ ...field, value: field.value ?? null })}
          />
        )}
      </ControlledField>
      <Select
        label={t('invoices:payments.method')}
        options={invoicePaymentMethods.map((value) => ({ value, label: t(`invoices:method.${value}`) }))}
        {...field('method')}
      />
      <TextField label={t('invoices:payments.reference')} {...field('reference')} />
    </FormDialog>
  )
}
