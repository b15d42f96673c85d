import type { ProductVariant } from '@chonoi/contract'
import { validateVariant, type VariantForm } from '@chonoi/domain'
import { Button } from '@chonoi/ui/button'
import { Dialog } from '@chonoi/ui/dialog'
import { Form } from '@chonoi/ui/form'
import { MoneyField } from '@chonoi/ui/money-field'
import { NumberField } from '@chonoi/ui/number-field'
import { TextField } from '@chonoi/ui/text-field'
import { toastQueue } from '@chonoi/ui/toast'
import { useId } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { useApi } from '../app/services.tsx'
import { ControlledField } from '../forms/controlled-field.tsx'
import { typedNumber } from '../forms/typed-number.ts'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { productVariantMutations } from './managed-products-queries.ts'
import { useProductLabels } from './use-product-labels.ts'
import { useRefreshProducts } from './use-refresh-products.ts'

export interface VariantDialogProps {
  productId: string
  /** Absent: a new one. */
  variant?: ProductVariant
  onClose: () => void
}

const fieldsOf = (variant: ProductVariant | undefined): VariantForm =>
  variant
    ? {
        name: variant.name,
        sku: variant.sku ?? '',
        priceInCents: variant.priceInCents,
        compareAtPriceInCents: variant.compareAtPriceInCents,
      }
    : { name: '', sku: '', priceInCents: null, compareAtPriceInCents: null, stock: 0 }

/** Name, prices and sku of a variant; a new one also says how many there are. */
export default function VariantDialog({ productId, variant, onClose }: VariantDialogProps) {
  const { t } = useTranslation(['productManagement', 'common'])
  const variants = productVariantMutations(useApi())
  const refresh = useRefreshProducts()
  const formId = useId()
  const labels = useProductLabels()
  const { form, formProps, field, isSubmitting } = useValidatedForm<VariantForm>({
    defaultValues: fieldsOf(variant),
    validate: validateVariant,
    labels: { ...labels, name: t('productManagement:variants.name') },
    async onSubmit({ name, sku, priceInCents, compareAtPriceInCents, stock }) {
      const body = {
        name: name.trim(),
        sku: sku.trim() || null,
        priceInCents: priceInCents ?? 0,
        compareAtPriceInCents,
      }
      if (variant) await variants.update(productId, variant.id, body)
      else await variants.create(productId, { ...body, stock: stock ?? 0 })
      void refresh()
      toastQueue.add({ type: 'success', title: t('productManagement:variants.saved', { name: body.name }) })
      onClose()
    },
  })
  return (
    <Dialog
      isOpen
      isDismissable={false}
      isLocked={isSubmitting}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={variant ? t('productManagement:variants.editTitle') : t('productManagement:variants.add')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isSubmitting}>
            {t('common:action.cancel')}
          </Button>
          <Button type="submit" form={formId} isLoading={isSubmitting}>
            {t('common:action.save')}
          </Button>
        </>
      }
    >
      <Form id={formId} {...formProps}>
        <TextField
          label={t('productManagement:variants.name')}
          help={t('productManagement:variants.nameHelp')}
          isRequired
          {...field('name')}
        />
        <ControlledField control={form.control} name="priceInCents">
          {(field) => <MoneyField label={t('productManagement:edit.price')} isRequired {...field} />}
        </ControlledField>
        <ControlledField control={form.control} name="compareAtPriceInCents">
          {(field) => (
            <MoneyField
              label={t('productManagement:edit.compareAtPrice')}
              help={t('productManagement:edit.compareAtPriceHelp')}
              {...field}
            />
          )}
        </ControlledField>
        <TextField label={t('productManagement:edit.sku')} {...field('sku')} />
        {!variant && (
          <ControlledField control={form.control} name="stock">
            {(field) => (
              <NumberField
                label={t('productManagement:edit.stock')}
                isRequired
                min={0}
                {...field}
                value={field.value ?? ''}
                onChange={(event) => field.onChange(typedNumber(event))}
              />
            )}
          </ControlledField>
        )}
      </Form>
    </Dialog>
  )
}
