import type { Invoice } from '@chonoi/contract'
import { validateInvoiceEmail } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { TextArea } from '@chonoi/ui/text-area'
import { TextField } from '@chonoi/ui/text-field'
import { useAction } from '../app/use-action.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { invoiceActions } from './invoices-queries.ts'

export interface SendInvoiceDialogProps {
  invoice: Invoice
  onClose: () => void
}

/** Mails an invoice with its PDF to the customer, or to another address. */
export default function SendInvoiceDialog({ invoice, onClose }: SendInvoiceDialogProps) {
  const { t } = useTranslation(['invoices', 'common'])
  const send = useAction(invoiceActions.send(invoice), {
    done: (_, { to }) => t('invoices:send.done', { to: to ?? '' }),
    onDone: onClose,
  })
  const validated = useValidatedForm({
    defaultValues: { to: invoice.customer.email, message: '' },
    validate: validateInvoiceEmail,
    onSubmit: ({ to, message }) => send.submit({ to: to.trim(), ...(message.trim() && { message: message.trim() }) }),
  })
  const { field } = validated
  return (
    <FormDialog
      form={validated}
      onClose={onClose}
      title={t('invoices:send.title', { number: invoice.invoiceNumber ?? '' })}
      description={t('invoices:send.text')}
      submitLabel={t('common:action.send')}
    >
      <TextField label={t('invoices:send.to')} type="email" autoComplete="off" isRequired {...field('to')} />
      <TextArea label={t('invoices:send.message')} {...field('message')} />
    </FormDialog>
  )
}
