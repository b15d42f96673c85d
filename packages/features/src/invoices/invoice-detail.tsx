import type { Invoice } from '@chonoi/contract'
import {
  type Decision,
  type InvoiceFacts,
  mayDecideInvoice,
  mayEditInvoice,
  mayPayInvoice,
  maySendInvoice,
  type PageHref,
} from '@chonoi/domain'
import { formatDateTime, formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Breadcrumbs } from '@chonoi/ui/breadcrumbs'
import { Button } from '@chonoi/ui/button'
import { Card } from '@chonoi/ui/card'
import { DescriptionList } from '@chonoi/ui/description-list'
import { Heading } from '@chonoi/ui/heading'
import { Link } from '@chonoi/ui/link'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { lazy, Suspense, useState } from 'react'
import { useNavigation } from '../app/navigation.tsx'
import { useSession } from '../app/services.tsx'
import { useAction } from '../app/use-action.ts'
import { InvoiceBadge } from './invoice-badge.tsx'
import { dayText, invoiceLabel } from './invoice-columns.tsx'
import { InvoiceItems } from './invoice-items.tsx'
import { invoiceActions } from './invoices-queries.ts'
import { PrintInvoiceButton } from './print-invoice-button.tsx'

const ConfirmAction = lazy(() => import('../forms/confirm-action.tsx'))
const PayInvoiceDialog = lazy(() => import('./pay-invoice-dialog.tsx'))
const SendInvoiceDialog = lazy(() => import('./send-invoice-dialog.tsx'))

export interface InvoiceDetailProps {
  invoice: Invoice
  /** The list that the breadcrumb and a deleted draft lead back to. */
  list: PageHref
  /** Returns the page of its order. */
  orderPath: (orderId: string) => PageHref
}

/** One invoice with its items, payments and the next steps, below the list that it came from. */
export function InvoiceDetail({ invoice, list, orderPath }: InvoiceDetailProps) {
  const { t } = useTranslation(['invoices', 'common'])
  const { customer } = invoice
  return (
    <Stack gap={5}>
      <Breadcrumbs items={[{ label: t('invoices:title'), href: list }, { label: invoiceLabel(t, invoice) }]} />
      <Stack direction="row" justify="between" align="center" gap={4} isWrapping>
        <Stack gap={2}>
          <Heading level={1}>{t('invoices:detail.title', { number: invoiceLabel(t, invoice) })}</Heading>
          <Stack direction="row" gap={2} align="center" isWrapping>
            <InvoiceBadge status={invoice.status} isOverdue={invoice.isOverdue} />
            {invoice.issuedAt && (
              <Text tone="muted">{t('invoices:detail.issued', { time: formatDateTime(invoice.issuedAt) })}</Text>
            )}
          </Stack>
        </Stack>
        <InvoiceSteps invoice={invoice} list={list} />
      </Stack>
      <div className="cn:grid cn:gap-5 cn:lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Stack gap={5}>
          <Card title={t('invoices:items.title')}>
            <InvoiceItems invoice={invoice} />
          </Card>
          {invoice.notes && (
            <Card title={t('invoices:notes')}>
              <Text dir="auto">{invoice.notes}</Text>
            </Card>
          )}
        </Stack>
        <Stack gap={5}>
          <Card title={t('invoices:column.customer')}>
            <Text weight="medium">{`${customer.lastName} ${customer.firstName}`.trim()}</Text>
            <Text tone="muted">{customer.email}</Text>
            {customer.address && <Text dir="auto">{customer.address}</Text>}
          </Card>
          <Card title={t('invoices:detail.facts')}>
            <DescriptionList
              items={[
                ...(invoice.orderId && invoice.orderNumber
                  ? [
                      {
                        term: t('invoices:column.order'),
                        details: <Link href={orderPath(invoice.orderId)}>{invoice.orderNumber}</Link>,
                      },
                    ]
                  : []),
                {
                  term: t('invoices:column.due'),
                  details: invoice.dueDate ? dayText(invoice.dueDate) : t('common:state.notAvailable'),
                },
              ]}
            />
          </Card>
          <Card title={t('invoices:payments.title')}>
            {invoice.payments.length === 0 ? (
              <Text tone="muted">{t('invoices:payments.none')}</Text>
            ) : (
              <DescriptionList
                items={invoice.payments.map(({ id, paidAt, method, reference, amountInCents }) => ({
                  id,
                  term: (
                    <>
                      {t(`invoices:method.${method}`)}
                      <Text as="div" size={13} tone="muted">
                        {formatDateTime(paidAt)}
                        {reference && (
                          <>
                            {' · '}
                            <bdi>{reference}</bdi>
                          </>
                        )}
                      </Text>
                    </>
                  ),
                  details: formatMoney(amountInCents),
                  isNumeric: true,
                }))}
              />
            )}
          </Card>
        </Stack>
      </div>
    </Stack>
  )
}

type Asked = 'issue' | 'cancel' | 'delete' | 'pay' | 'send'

function InvoiceSteps({ invoice, list }: Pick<InvoiceDetailProps, 'invoice' | 'list'>) {
  const { t } = useTranslation(['invoices', 'common'])
  const { actor } = useSession()
  const { navigate } = useNavigation()
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
        <Button variant="ghost" onClick={() => setAsked('delete')}>
          {t('common:action.delete')}
        </Button>
      )}
      {can(mayDecideInvoice(facts, 'CANCELLED', actor)) && (
        <Button variant="ghost" onClick={() => setAsked('cancel')}>
          {t('invoices:cancel.action')}
        </Button>
      )}
      <PrintInvoiceButton invoice={invoice} />
      {can(maySendInvoice(facts, actor)) && (
        <Button variant="secondary" onClick={() => setAsked('send')}>
          {t('invoices:send.action')}
        </Button>
      )}
      {can(mayPayInvoice(facts, actor)) && (
        <Button onClick={() => setAsked('pay')}>{t('invoices:payments.add')}</Button>
      )}
      {can(mayDecideInvoice(facts, 'ISSUED', actor)) && (
        <Button isLoading={issue.isPending} onClick={() => issue.run({ status: 'ISSUED' })}>
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
            onDone={() => navigate(list)}
          />
        )}
      </Suspense>
    </Stack>
  )
}
