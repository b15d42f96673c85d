import type { InvoiceSummary } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { FileDown } from 'lucide-react'
import { useAction } from '../app/use-action.ts'
import { invoiceActions } from './invoices-queries.ts'
import { PrintInvoiceButton } from './print-invoice-button.tsx'

export interface PrintInvoicesButtonProps {
  invoices: readonly InvoiceSummary[]
  /** The server prints several in the background. */
  onAsked: (printId: string) => void
}

/** Downloads one chosen invoice as PDF, or asks for an archive of several. */
export function PrintInvoicesButton({ invoices, onAsked }: PrintInvoicesButtonProps) {
  const { t } = useTranslation('invoices')
  const ask = useAction(invoiceActions.printSeveral(), {
    onDone: ({ id }) => onAsked(id),
    failure: t('pdf.failed'),
  })
  const [only] = invoices
  if (only && invoices.length === 1) return <PrintInvoiceButton invoice={only} size="sm" />
  return (
    <Button
      size="sm"
      variant="secondary"
      iconStart={<FileDown aria-hidden="true" />}
      isLoading={ask.isPending}
      onClick={() => ask.run({ invoiceIds: invoices.map(({ id }) => id) })}
    >
      {t('pdf.action')}
    </Button>
  )
}
