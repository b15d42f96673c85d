import type { ProductVariant } from '@chonoi/contract'
import { validateVariant, type VariantForm } from '@chonoi/domain'
import { MoneyField } from '@chonoi/ui/money-field'
import { NumberField } from '@chonoi/ui/number-field'
import { TextField } from '@chonoi/ui/text-field'
import { useTranslation } from '@chonoi/i18n/react'
import { useAction } from '../app/use-action.ts'
import { ControlledField } from '../forms/controlled-field.tsx'
import { FormDialog } from '../forms/form-dialog.tsx'
import { inCents } from '../forms/in-cents.ts'
import { typedNumber } from '../forms/typed-number.ts'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { productVariantActions } from './managed-products-queries.ts'
import { useProductLabels } from './use-product-labels.ts'

export interface VariantDialogProps {
  productId: string
  /** Absent to create one. */
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

/** Edits name, prices and SKU of a variant; a new one also has an initial stock. */
export default function VariantDialog({ productId, variant, onClose }: VariantDialogProps) {
  const { t } = useTranslation(['productManagement', 'common'])
  const told = {
    done: (_: unknown, { name }: { name?: string }) => t('productManagement:variants.saved', { name: name ?? '' }),
    onDone: onClose,
  }
  const create = useAction(productVariantActions.create(productId), told)
  const update = useAction(productVariantActions.update(productId, variant?.id ?? ''), told)
  const labels = useProductLabels()
  const validated = useValidatedForm<VariantForm>({
    defaultValues: fieldsOf(variant),
    validate: validateVariant,
    labels: { ...labels, name: t('productManagement:variants.name') },
    onSubmit({ name, sku, priceInCents, compareAtPriceInCents, stock }) {
      const body = {
        name: name.trim(),
        sku: sku.trim() || null,
        priceInCents: priceInCents ?? 0,
        compareAtPriceInCents,
      }
      return variant ? update.submit(body) : create.submit({ ...body, stock: stock ?? 0 })
    },
  })
  const { form, field } = validated
  return (
    <FormDialog
      form={validated}
      onClose={onClose}
      title={variant ? t('productManagement:variants.editTitle') : t('productManagement:variants.add')}
      submitLabel={t('common:action.save')}
    >
      <TextField
        label={t('productManagement:variants.name')}
        help={t('productManagement:variants.nameHelp')}
        isRequired
        {...field('name')}
      />
      <ControlledField control={form.control} name="priceInCents">
        {(field) => <MoneyField label={t('productManagement:edit.price')} isRequired {...inCents(field)} />}
      </ControlledField>
      <ControlledField control={form.control} name="compareAtPriceInCents">
        {(field) => (
          <MoneyField
            label={t('productManagement:edit.compareAtPrice')}
            help={t('productManagement:edit.compareAtPriceHelp')}
            {...inCents(field)}
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
    </FormDialog>
  )
}
