import type { Product } from '@chonoi/contract'
import { formatNumber } from '@chonoi/i18n'
import { Dialog } from '@chonoi/ui/dialog'
import { NumberField } from '@chonoi/ui/number-field'
import { RadioGroup } from '@chonoi/ui/radio-group'
import { Select } from '@chonoi/ui/select'
import { Spinner } from '@chonoi/ui/spinner'
import { Text } from '@chonoi/ui/text'
import { TextField } from '@chonoi/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '@chonoi/i18n/react'
import { usePreferences } from '../app/preferences.tsx'
import { problemWords } from '../app/problem-words.ts'
import { useApi } from '../app/services.tsx'
import { useAction } from '../app/use-action.ts'
import { ControlledField } from '../forms/controlled-field.tsx'
import { FormDialog } from '../forms/form-dialog.tsx'
import { typedNumber } from '../forms/typed-number.ts'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { managedProductActions, managedProductQueries } from './managed-products-queries.ts'
import { kindsOf, stockChangeOf, type StockFields, validateStockChange } from './stock-change.ts'

export interface ChangeStockDialogProps {
  productId: string
  /** Default: the product's default variant. */
  variantId?: string
  onClose: () => void
}

/** Adds or removes stock of a variant by a movement, so that every piece is accounted for. */
export default function ChangeStockDialog({ productId, variantId, onClose }: ChangeStockDialogProps) {
  const { t, i18n } = useTranslation(['productManagement', 'common'])
  const product = useQuery(managedProductQueries(useApi()).detail(productId))
  if (product.data) return <StockDialog product={product.data} variantId={variantId} onClose={onClose} />
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={t('productManagement:stockDialog.title')}>
      {product.isError ? (
        <Text>{problemWords(i18n, product.error)}</Text>
      ) : (
        <Spinner label={t('common:state.loading')} />
      )}
    </Dialog>
  )
}

interface StockDialogProps {
  product: Product
  variantId: string | undefined
  onClose: () => void
}

function StockDialog({ product, variantId, onClose }: StockDialogProps) {
  const { t } = useTranslation(['productManagement', 'common'])
  const { language } = usePreferences()
  const change = useAction(managedProductActions.changeStock(product), {
    done: ({ stock }) =>
      t('productManagement:stockDialog.done', { name: product.name, stock: formatNumber(stock, language) }),
    onDone: onClose,
  })
  const standard = product.variants.find(({ isDefault }) => isDefault) ?? product.variants[0]
  const validated = useValidatedForm<StockFields>({
    defaultValues: {
      variantId: variantId ?? standard?.id ?? '',
      direction: 'add',
      quantity: null,
      type: 'RESTOCK',
      reason: '',
    },
    validate: validateStockChange,
    fieldOf: (path) => (path === 'stockChange' ? 'quantity' : path),
    onSubmit: ({ variantId: chosen, type, reason, ...typed }) =>
      change.submit({
        stockChange: stockChangeOf(typed),
        variantId: chosen,
        type,
        ...(reason.trim() && { reason: reason.trim() }),
      }),
  })
  const { form, field } = validated
  const { variantId: chosenId, direction, quantity } = form.watch()
  const chosen = product.variants.find(({ id }) => id === chosenId)
  const stock = chosen?.stock ?? 0
  const shown = (count: number) => formatNumber(count, language)
  return (
    <FormDialog
      form={validated}
      onClose={onClose}
      title={t('productManagement:stockDialog.title')}
      description={product.name}
      submitLabel={t('productManagement:stockDialog.submit')}
    >
      {product.variants.length > 1 && (
        <Select
          label={t('productManagement:stockDialog.variant')}
          options={product.variants.map(({ id, name }) => ({ value: id, label: name }))}
          {...field('variantId')}
        />
      )}
      <Text tone="muted">
        {t('productManagement:stockDialog.now', {
          stock: shown(stock),
          held: shown(stock - (chosen?.availableStock ?? 0)),
        })}
      </Text>
      <ControlledField control={form.control} name="direction">
        {(field) => (
          <RadioGroup
            label={t('productManagement:stockDialog.direction')}
            {...field}
            onChange={(value) => {
              field.onChange(value)
              form.setValue('type', value === 'add' ? 'RESTOCK' : 'DECREASE')
            }}
            layout="row"
            options={[
              { value: 'add', label: t('productManagement:stockDialog.add') },
              { value: 'take', label: t('productManagement:stockDialog.take') },
            ]}
          />
        )}
      </ControlledField>
      <ControlledField control={form.control} name="quantity">
        {(field) => (
          <NumberField
            label={t('productManagement:stockDialog.quantity')}
            isRequired
            min={1}
            help={t('productManagement:stockDialog.after', {
              stock: shown(Math.max(0, stock + stockChangeOf({ direction, quantity }))),
            })}
            {...field}
            value={field.value ?? ''}
            onChange={(event) => field.onChange(typedNumber(event))}
          />
        )}
      </ControlledField>
      <Select
        label={t('productManagement:stockDialog.kind')}
        options={kindsOf(direction).map((kind) => ({ value: kind, label: t(`productManagement:movement.${kind}`) }))}
        {...field('type')}
      />
      <TextField label={t('productManagement:stockDialog.reason')} {...field('reason')} />
    </FormDialog>
  )
}
