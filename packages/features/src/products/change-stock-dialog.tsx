import type { Product } from '@chonoi/contract'
import { formatNumber } from '@chonoi/i18n'
import { Button } from '@chonoi/ui/button'
import { Dialog } from '@chonoi/ui/dialog'
import { Form } from '@chonoi/ui/form'
import { NumberField } from '@chonoi/ui/number-field'
import { RadioGroup } from '@chonoi/ui/radio-group'
import { Select } from '@chonoi/ui/select'
import { Spinner } from '@chonoi/ui/spinner'
import { Text } from '@chonoi/ui/text'
import { TextField } from '@chonoi/ui/text-field'
import { toastQueue } from '@chonoi/ui/toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { usePreferences } from '../app/preferences.tsx'
import { problemWords } from '../app/problem-words.ts'
import { useApi } from '../app/services.tsx'
import { ControlledField } from '../forms/controlled-field.tsx'
import { isFinalRefusal } from '../forms/is-refusal.ts'
import { typedNumber } from '../forms/typed-number.ts'
import { useIntentKey } from '../forms/use-intent-key.ts'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { managedProductMutations, managedProductQueries } from './managed-products-queries.ts'
import { kindsOf, stockChangeOf, type StockFields, validateStockChange } from './stock-change.ts'
import { useRefreshProducts } from './use-refresh-products.ts'

export interface ChangeStockDialogProps {
  productId: string
  /** Default the default variant. */
  variantId?: string
  onClose: () => void
}

/** Adds or takes stock of one variant by a movement, so that every piece can be accounted for. */
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
  const api = useApi()
  const client = useQueryClient()
  const refresh = useRefreshProducts()
  const key = useIntentKey()
  const formId = useId()
  const standard = product.variants.find(({ isDefault }) => isDefault) ?? product.variants[0]
  const { form, formProps, field, isSubmitting } = useValidatedForm<StockFields>({
    defaultValues: {
      variantId: variantId ?? standard?.id ?? '',
      direction: 'add',
      quantity: null,
      type: 'RESTOCK',
      reason: '',
    },
    validate: validateStockChange,
    fieldOf: (path) => (path === 'stockChange' ? 'quantity' : path),
    async onSubmit({ variantId: chosen, type, reason, ...change }) {
      try {
        const changed = await managedProductMutations(api).changeStock(
          product.id,
          {
            stockChange: stockChangeOf(change),
            variantId: chosen,
            type,
            ...(reason.trim() && { reason: reason.trim() }),
          },
          key.current(),
        )
        key.renew()
        client.setQueryData(managedProductQueries(api).detail(product.id).queryKey, changed)
        const stock = formatNumber(changed.stock, language)
        toastQueue.add({
          type: 'success',
          title: t('productManagement:stockDialog.done', { name: product.name, stock }),
        })
        onClose()
      } catch (error) {
        if (isFinalRefusal(error)) key.renew()
        throw error
      } finally {
        void refresh()
      }
    },
  })
  const { variantId: chosenId, direction, quantity } = form.watch()
  const chosen = product.variants.find(({ id }) => id === chosenId)
  const stock = chosen?.stock ?? 0
  const shown = (count: number) => formatNumber(count, language)
  return (
    <Dialog
      isOpen
      isDismissable={false}
      isLocked={isSubmitting}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('productManagement:stockDialog.title')}
      description={product.name}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isSubmitting}>
            {t('common:action.cancel')}
          </Button>
          <Button type="submit" form={formId} isLoading={isSubmitting}>
            {t('productManagement:stockDialog.submit')}
          </Button>
        </>
      }
    >
      <Form id={formId} {...formProps}>
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
      </Form>
    </Dialog>
  )
}
