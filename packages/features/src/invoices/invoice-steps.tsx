import type { Invoice } from '@chonoi/contract'
import {
  type Decision,
  type InvoiceFacts,
  mayDecideInvoice,
  mayEditInvoice,
  mayPayInvoice,
  maySendInvoice,
} from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { Stack } from '@chonoi/ui/stack'
import { lazy, Suspense, useState } from 'react'
import { useSession } from '../app/services.tsx'
import { useAction } from '../app/use-action.ts'
import { changeOf } from '../forms/changes.ts'
import { ConfirmAction } from '../forms/confirm-action.tsx'
import { invoiceLabel } from './invoice-columns.tsx'
import { invoiceActions } from './invoices-queries.ts'
import { PrintInvoiceButton } from './print-invoice-button.tsx'

const PayInvoiceDialog = lazy(() => import('./pay-invoice-dialog.tsx'))
const SendInvoiceDialog = lazy(() => import('./send-invoice-dialog.tsx'))

type Asked = 'issue' | 'cancel' | 'delete' | 'pay' | 'send'

export interface InvoiceStepsProps {
  invoice: Invoice
  size?: 'sm' | 'md'
  /** Called once the draft is gone. */
  onDeleted: () => void
}

/** Issues an invoice, sends it, takes a payment, prints, cancels or deletes it: what the actor may now. */
export function InvoiceSteps({ invoice, size = 'md', onDeleted }: InvoiceStepsProps) {
  const { t } = useTranslation(['invoices', 'common'])
  const { actor } = useSession()
  const [asked, setAsked] = useState<Asked | null>(null)
  const issue = useAction(invoiceActions.update(invoice), {
    done: ({ invoiceNumber }) => t('invoices:issued', { number: invoiceNumber ?? '' }),
  })
  if (!actor) return null
  const facts: InvoiceFacts = { status: invoice.status, tenantId: invoice.shop.id }
  const can = (decision: Decision) => decision.allowed
  const close = () => setAsked(null)
  return (
    <Stack direction="row" gap={2} isWrapping>
      {can(mayEditInvoice(facts, actor)) && (
        <Button size={size} variant="ghost" onClick={() => setAsked('delete')}>
          {t('common:action.delete')}
        </Button>
      )}
      {can(mayDecideInvoice(facts, 'CANCELLED', actor)) && (
        <Button size={size} variant="ghost" onClick={() => setAsked('cancel')}>
          {t('invoices:cancel.action')}
        </Button>
      )}
      <PrintInvoiceButton size={size} invoice={invoice} />
      {can(maySendInvoice(facts, actor)) && (
        <Button size={size} variant="secondary" onClick={() => setAsked('send')}>
          {t('invoices:send.action')}
        </Button>
      )}
      {can(mayPayInvoice(facts, actor)) && (
        <Button size={size} onClick={() => setAsked('pay')}>
          {t('invoices:payments.add')}
        </Button>
      )}
      {can(mayDecideInvoice(facts, 'ISSUED', actor)) && (
        <Button size={size} isLoading={issue.isPending} onClick={() => issue.run(changeOf({ status: 'ISSUED' }))}>
          {t('invoices:issue')}
        </Button>
      )}
      <Suspense>
        {asked === 'pay' && <PayInvoiceDialog invoice={invoice} onClose={close} />}
        {asked === 'send' && <SendInvoiceDialog invoice={invoice} onClose={close} />}
        {asked === 'cancel' && (
          <ConfirmAction
            action={invoiceActions.cancel(invoice)}
            title={t('invoices:cancel.title', { number: invoiceLabel(t, invoice) })}
            message={t('invoices:cancel.text')}
            confirmLabel={t('invoices:cancel.action')}
            cancelLabel={t('common:action.back')}
            tone="danger"
            done={() => t('invoices:cancel.done')}
            onClose={close}
          />
        )}
        {asked === 'delete' && (
          <ConfirmAction
            action={invoiceActions.remove(invoice)}
            title={t('invoices:delete.title')}
            message={t('invoices:delete.text')}
            confirmLabel={t('common:action.delete')}
            cancelLabel={t('common:action.cancel')}
            tone="danger"
            done={() => t('invoices:delete.done')}
            onClose={close}
            onDone={onDeleted}
          />
        )}
      </Suspense>
    </Stack>
  )
}
