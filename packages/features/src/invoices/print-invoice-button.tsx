import type { InvoiceSummary } from '@chonoi/contract'
import { invoiceFileName } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Button, type ButtonProps } from '@chonoi/ui/button'
import { FileDown } from 'lucide-react'
import { saveFile } from '../app/save-file.ts'
import { useAction } from '../app/use-action.ts'
import { invoiceActions } from './invoices-queries.ts'

export interface PrintInvoiceButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  invoice: Pick<InvoiceSummary, 'id' | 'invoiceNumber' | 'orderNumber'>
}

/** Downloads an invoice as PDF. */
export function PrintInvoiceButton({ invoice, size, variant = 'secondary' }: PrintInvoiceButtonProps) {
  const { t } = useTranslation('invoices')
  const number = invoice.invoiceNumber ?? t('draft')
  const print = useAction(invoiceActions.print(invoice), {
    onDone: (file) => saveFile(file, invoiceFileName(invoice)),
    failure: t('pdf.failed'),
  })
  return (
    <Button
      {...(size && { size })}
      variant={variant}
      iconStart={<FileDown aria-hidden="true" />}
      isLoading={print.isPending}
      aria-label={t('pdf.of', { number })}
      onClick={() => print.run()}
    >
      {t('pdf.action')}
    </Button>
  )
}
