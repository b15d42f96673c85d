import type { OrderSummary } from '@chonoi/contract'
import { href, invoiceTotals, type InvoiceItemForm, mayInvoiceOrder, validateInvoice } from '@chonoi/domain'
import { formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Breadcrumbs } from '@chonoi/ui/breadcrumbs'
import { Button } from '@chonoi/ui/button'
import { Card } from '@chonoi/ui/card'
import { ComboBox } from '@chonoi/ui/combo-box'
import { DateField } from '@chonoi/ui/date-field'
import { Form } from '@chonoi/ui/form'
import { Heading } from '@chonoi/ui/heading'
import { MoneyField } from '@chonoi/ui/money-field'
import { NumberField } from '@chonoi/ui/number-field'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { TextArea } from '@chonoi/ui/text-area'
import { TextField } from '@chonoi/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { useNavigation } from '../app/navigation.tsx'
import { useApi, useSession } from '../app/services.tsx'
import { useAction } from '../app/use-action.ts'
import { inCents } from '../forms/in-cents.ts'
import { ControlledField } from '../forms/controlled-field.tsx'
import { LeaveWarning } from '../forms/leave-warning.tsx'
import { typedNumber } from '../forms/typed-number.ts'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { managedOrderQueries } from '../orders/orders-queries.ts'
import { invoiceActions } from './invoices-queries.ts'

/** Finds an order of the shop by number or buyer, and issues its invoice or drafts one by hand (/seller/invoices/new). */
export function NewInvoiceScreen() {
  const { t } = useTranslation(['invoices', 'common'])
  const [order, setOrder] = useState<OrderSummary | null>(null)
  return (
    <Stack gap={5}>
      <Breadcrumbs
        items={[{ label: t('invoices:title'), href: href('/seller/invoices') }, { label: t('invoices:new.title') }]}
      />
      <Heading level={1}>{t('invoices:new.title')}</Heading>
      <Card title={t('invoices:new.order')} description={t('invoices:new.orderText')}>
        <Stack gap={4}>
          <OrderChoice onChange={setOrder} />
          {order && <IssueFromOrder key={order.id} order={order} />}
        </Stack>
      </Card>
      {order && <HandForm key={order.buyer.id} order={order} />}
    </Stack>
  )
}

function OrderChoice({ onChange }: { onChange: (order: OrderSummary | null) => void }) {
  const { t } = useTranslation('invoices')
  const [search, setSearch] = useState('')
  const result = useQuery(managedOrderQueries(useApi()).list({ limit: 20, ...(search && { search }) }))
  const orders = result.data?.data ?? []
  return (
    <ComboBox
      label={t('new.search')}
      isLoading={result.isFetching}
      onSearch={setSearch}
      onChange={(id) => onChange(orders.find((order) => order.id === id) ?? null)}
      options={orders.map(({ id, orderNumber, buyer, totalInCents }) => ({
        value: id,
        label: `${orderNumber} · ${buyer.lastName} ${buyer.firstName} · ${formatMoney(totalInCents)}`,
      }))}
    />
  )
}

function IssueFromOrder({ order }: { order: OrderSummary }) {
  const { t } = useTranslation(['invoices', 'errors'])
  const { actor } = useSession()
  const { navigate } = useNavigation()
  const create = useAction(invoiceActions.createFromOrder(), {
    done: ({ invoiceNumber }) => t('invoices:issued', { number: invoiceNumber ?? '' }),
    onDone: ({ id }) => navigate(href('/seller/invoices/$invoiceId', { invoiceId: id })),
  })
  const decision = actor ? mayInvoiceOrder({ status: order.status, tenantId: order.tenant.id }, actor) : null
  return (
    <Stack direction="row" gap={3} align="center" isWrapping>
      <Button
        isLoading={create.isPending}
        onClick={() => create.run({ orderId: order.id })}
        {...(decision?.allowed === false && { disabledReason: t(`errors:${decision.because}`) })}
      >
        {t('invoices:new.fromOrder', { number: order.orderNumber })}
      </Button>
      <Text tone="muted">{t('invoices:new.fromOrderText')}</Text>
    </Stack>
  )
}

interface HandFields {
  items: InvoiceItemForm[]
  dueDate: string
  notes: string
}

const newItem: InvoiceItemForm = { name: '', quantity: 1, unitPriceInCents: null, discountInCents: 0 }

/** A draft by hand for the buyer of the order. */
function HandForm({ order }: { order: OrderSummary }) {
  const { t } = useTranslation(['invoices', 'common'])
  const { navigate } = useNavigation()
  const create = useAction(invoiceActions.create(), {
    done: () => t('invoices:new.drafted'),
    onDone: ({ id }) => navigate(href('/seller/invoices/$invoiceId', { invoiceId: id })),
  })
  const validated = useValidatedForm<HandFields>({
    defaultValues: { items: [newItem], dueDate: '', notes: '' },
    validate: validateInvoice,
    onSubmit: ({ items, dueDate, notes }) =>
      create.submit({
        customerId: order.buyer.id,
        items: items.map(({ name, quantity, unitPriceInCents, discountInCents }) => ({
          name: name.trim(),
          quantity: quantity ?? 1,
          unitPriceInCents: unitPriceInCents ?? 0,
          discountInCents: discountInCents ?? 0,
        })),
        dueDate: dueDate || null,
        notes: notes.trim() || null,
      }),
  })
  const { form, formProps, field, isSubmitting } = validated
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'items' })
  const items = form.watch('items')
  const isWhole = validateInvoice({ items }).length === 0
  const total = isWhole
    ? invoiceTotals(
        items.map((item) => ({
          quantity: item.quantity ?? 0,
          unitPriceInCents: item.unitPriceInCents ?? 0,
          discountInCents: item.discountInCents ?? 0,
        })),
      ).totalInCents
    : null
  return (
    <Card
      title={t('invoices:new.hand')}
      description={t('invoices:new.handText', { name: `${order.buyer.lastName} ${order.buyer.firstName}`.trim() })}
    >
      <LeaveWarning isUnsaved={form.formState.isDirty && !create.isSuccess} />
      <Form {...formProps}>
        {fields.map((item, index) => (
          <div key={item.id} className="cn:grid cn:gap-3 cn:md:grid-cols-[2fr_1fr_1fr_1fr_auto] cn:items-start">
            <TextField label={t('invoices:items.name')} isRequired {...field(`items.${index}.name`)} />
            <ControlledField control={form.control} name={`items.${index}.quantity`}>
              {({ value, onChange, ...field }) => (
                <NumberField
                  label={t('common:word.quantity')}
                  min={1}
                  isRequired
                  {...field}
                  value={value ?? ''}
                  onChange={(event) => onChange(typedNumber(event))}
                />
              )}
            </ControlledField>
            <ControlledField control={form.control} name={`items.${index}.unitPriceInCents`}>
              {(field) => (
                <MoneyField
                  label={t('invoices:items.price')}
                  isRequired
                  {...inCents({ ...field, value: field.value ?? null })}
                />
              )}
            </ControlledField>
            <ControlledField control={form.control} name={`items.${index}.discountInCents`}>
              {(field) => (
                <MoneyField
                  label={t('invoices:items.discount')}
                  {...inCents({ ...field, value: field.value ?? null })}
                />
              )}
            </ControlledField>
            <Button
              variant="ghost"
              className="cn:md:mt-6"
              disabled={fields.length === 1}
              aria-label={t('invoices:items.removeOf', { number: index + 1 })}
              onClick={() => remove(index)}
            >
              {t('common:action.remove')}
            </Button>
          </div>
        ))}
        <Stack direction="row" justify="between" align="center" gap={3} isWrapping>
          <Button variant="secondary" disabled={fields.length >= 100} onClick={() => append(newItem)}>
            {t('invoices:items.add')}
          </Button>
          <Text weight="medium" aria-live="polite">
            {total === null ? '' : t('invoices:new.total', { amount: formatMoney(total) })}
          </Text>
        </Stack>
        <ControlledField control={form.control} name="dueDate">
          {(field) => <DateField label={t('invoices:column.due')} {...field} />}
        </ControlledField>
        <TextArea label={t('invoices:notes')} {...field('notes')} />
        <Button type="submit" isLoading={isSubmitting}>
          {t('invoices:new.draft')}
        </Button>
      </Form>
    </Card>
  )
}
