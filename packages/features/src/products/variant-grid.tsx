import { type FieldProblem, validateVariant } from '@chonoi/domain'
import { problemTextOr } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Alert } from '@chonoi/ui/alert'
import { Button } from '@chonoi/ui/button'
import { Checkbox } from '@chonoi/ui/checkbox'
import { DataTable, type DataTableColumn } from '@chonoi/ui/data-table'
import { MoneyField } from '@chonoi/ui/money-field'
import { NumberField } from '@chonoi/ui/number-field'
import { Stack } from '@chonoi/ui/stack'
import { TextField } from '@chonoi/ui/text-field'
import { ToggleButton } from '@chonoi/ui/toggle-button'
import { Star } from 'lucide-react'
import { typedNumber } from '../forms/typed-number.ts'
import { keyOf, type VariantRow, withOneDefault } from './variant-rows.ts'

export interface VariantGridProps {
  rows: readonly VariantRow[]
  /** The first problem of all lines, named by its variant. */
  error: string | undefined
  /** Whether cells show their problems. */
  isChecked: boolean
  onChange: (rows: readonly VariantRow[]) => void
}

type Line = { row: VariantRow; index: number }

/** Each variant is a line with its price, stock and SKU, typed in place. */
export function VariantGrid({ rows, error, isChecked, onChange }: VariantGridProps) {
  const { t, i18n } = useTranslation('productManagement')
  const change = (index: number, facts: Partial<VariantRow>) =>
    onChange(withOneDefault(rows.map((row, at) => (at === index ? { ...row, ...facts } : row))))
  function errorOf(row: VariantRow, name: FieldProblem['field']) {
    const problem = isChecked && row.isOffered ? validateVariant(row).find(({ field }) => field === name) : undefined
    return problem && problemTextOr(i18n, problem.code, 'http.invalid', problem.params)
  }
  const cell = (row: VariantRow, field: keyof VariantRow, label: string) => ({
    label: t('variants.cell', { field: label, name: row.name }),
    isLabelHidden: true,
    error: errorOf(row, field),
    disabled: !row.isOffered,
  })
  const offeredCount = rows.filter(({ isOffered }) => isOffered).length
  /** The summary of problems leads to the first line that has fields. */
  const firstOffered = rows.findIndex(({ isOffered }) => isOffered)
  const columns: DataTableColumn<Line>[] = [
    { id: 'name', header: t('variants.name'), isPrimary: true, cell: ({ row }) => row.name },
    {
      id: 'offered',
      header: t('variants.offered'),
      cell: ({ row, index }) => (
        <Checkbox
          label={t('variants.offer', { name: row.name })}
          isLabelHidden
          checked={row.isOffered}
          // A product has at least one variant.
          disabled={row.isOffered && offeredCount === 1}
          onChange={(event) => change(index, { isOffered: event.target.checked })}
        />
      ),
    },
    {
      id: 'price',
      header: t('edit.price'),
      minWidth: 140,
      cell: ({ row, index }) => (
        <MoneyField
          {...cell(row, 'priceInCents', t('edit.price'))}
          {...(index === firstOffered && { name: 'variants' })}
          valueInCents={row.priceInCents}
          onChangeInCents={(priceInCents) => change(index, { priceInCents })}
        />
      ),
    },
    {
      id: 'compareAtPrice',
      header: t('edit.compareAtPrice'),
      minWidth: 140,
      cell: ({ row, index }) => (
        <MoneyField
          {...cell(row, 'compareAtPriceInCents', t('edit.compareAtPrice'))}
          valueInCents={row.compareAtPriceInCents}
          onChangeInCents={(compareAtPriceInCents) => change(index, { compareAtPriceInCents })}
        />
      ),
    },
    {
      id: 'stock',
      header: t('column.stock'),
      minWidth: 96,
      cell: ({ row, index }) => (
        <NumberField
          {...cell(row, 'stock', t('column.stock'))}
          min={0}
          value={row.stock ?? ''}
          onChange={(event) => change(index, { stock: typedNumber(event) })}
        />
      ),
    },
    {
      id: 'sku',
      header: t('edit.sku'),
      minWidth: 120,
      cell: ({ row, index }) => (
        <TextField
          {...cell(row, 'sku', t('edit.sku'))}
          value={row.sku}
          onChange={(event) => change(index, { sku: event.target.value })}
        />
      ),
    },
    {
      id: 'default',
      header: t('variants.default'),
      cell: ({ row, index }) => (
        <ToggleButton
          size="sm"
          aria-label={t('variants.defaultOf', { name: row.name })}
          isSelected={row.isDefault}
          disabled={!row.isOffered}
          icon={<Star aria-hidden="true" />}
          onChange={() => onChange(rows.map((one, at) => ({ ...one, isDefault: at === index })))}
        />
      ),
    },
  ]
  const [first, second] = rows
  return (
    <Stack gap={3}>
      {error && (
        <Alert tone="danger" urgency="none">
          {error}
        </Alert>
      )}
      <DataTable
        label={t('variants.title')}
        columns={columns}
        rows={rows.map((row, index) => ({ row, index }))}
        getRowId={({ row }) => keyOf(row.options)}
        getRowLabel={({ row }) => row.name}
      />
      {first && second && (
        <Button
          size="sm"
          variant="ghost"
          className="cn:justify-self-start"
          onClick={() => {
            const { priceInCents, compareAtPriceInCents, stock } = first
            onChange(rows.map((row) => ({ ...row, priceInCents, compareAtPriceInCents, stock })))
          }}
        >
          {t('variants.fill', { name: first.name })}
        </Button>
      )}
    </Stack>
  )
}
