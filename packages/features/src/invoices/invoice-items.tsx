import type { Invoice } from '@chonoi/contract'
import { amountInEnglish, amountInVietnamese } from '@chonoi/domain'
import { formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { DataTable } from '@chonoi/ui/data-table'
import { DescriptionList } from '@chonoi/ui/description-list'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { usePreferences } from '../app/preferences.tsx'

/** The items of an invoice with its totals, in figures and in words. */
export function InvoiceItems({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation(['invoices', 'common'])
  const { language } = usePreferences()
  const words = language === 'vi' ? amountInVietnamese : amountInEnglish
  const amount = (term: string, cents: number) => ({ term, details: formatMoney(cents), isNumeric: true })
  return (
    <Stack gap={4}>
      <DataTable
        label={t('invoices:items.title')}
        rows={invoice.items}
        getRowId={({ id }) => id}
        columns={[
          { id: 'name', header: t('invoices:items.name'), isPrimary: true, cell: ({ name }) => name },
          { id: 'quantity', header: t('common:word.quantity'), isNumeric: true, cell: ({ quantity }) => quantity },
          {
            id: 'price',
            header: t('invoices:items.price'),
            isNumeric: true,
            cell: ({ unitPriceInCents }) => formatMoney(unitPriceInCents),
          },
          {
            id: 'discount',
            header: t('invoices:items.discount'),
            isNumeric: true,
            cell: ({ discountInCents }) => (discountInCents > 0 ? formatMoney(discountInCents) : ''),
          },
          {
            id: 'total',
            header: t('invoices:items.total'),
            isNumeric: true,
            cell: ({ lineTotalInCents }) => formatMoney(lineTotalInCents),
          },
        ]}
      />
      <DescriptionList
        items={[
          amount(t('invoices:items.subtotal'), invoice.subtotalInCents),
          ...(invoice.discountInCents > 0 ? [amount(t('invoices:items.discount'), -invoice.discountInCents)] : []),
          ...(invoice.shippingInCents > 0 ? [amount(t('invoices:items.shipping'), invoice.shippingInCents)] : []),
          amount(t('common:word.total'), invoice.totalInCents),
          amount(t('invoices:items.paid'), invoice.paidInCents),
          amount(t('invoices:items.outstanding'), invoice.totalInCents - invoice.paidInCents),
        ]}
      />
      <Text tone="muted">{t('invoices:items.words', { words: words(invoice.totalInCents) })}</Text>
    </Stack>
  )
}
