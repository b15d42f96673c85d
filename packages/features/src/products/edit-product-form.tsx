import type { Product, ProductStatus } from '@chonoi/contract'
import { mayBeUnfinished } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Form } from '@chonoi/ui/form'
import { Stack } from '@chonoi/ui/stack'
import type { ReactNode } from 'react'
import { useAction } from '../app/use-action.ts'
import { LeaveWarning } from '../forms/leave-warning.tsx'
import { managedProductActions, productVariantActions } from './managed-products-queries.ts'
import { fieldsOfProduct, type ProductFields, toChangedVariants, toProductChanges } from './product-fields.ts'
import { ProductFormFields } from './product-form-fields.tsx'
import { missingInProduct } from './product-needs.ts'
import { ProductPicturesCard } from './product-pictures-card.tsx'
import { ProductPreviewCard } from './product-preview-card.tsx'
import { ProductSaveBar } from './product-save-bar.tsx'
import { ProductToDoCard } from './product-to-do-card.tsx'
import { productsEditor } from './products-classes.ts'
import { movesOf } from './shop-moves.ts'
import { useProductForm } from './use-product-form.ts'

export interface EditProductFormProps {
  product: Product
  /** Cards beside the form. */
  aside: ReactNode
}

interface Asked {
  fields: ProductFields
  isSubmitted: boolean
  /** What the product's status was. */
  from: ProductStatus
}

/** Edits an existing product: pictures at once, everything else when it is saved. Sends only what differs. */
export default function EditProductForm({ product, aside }: EditProductFormProps) {
  const { t } = useTranslation('productManagement')
  const fieldsOf = (saved: Product) => fieldsOfProduct(saved, t('options.kind'))
  const update = useAction(managedProductActions.update(product))
  const setVariants = useAction(productVariantActions.set(product.id))
  const saved = useAction(
    {
      async send(_api, { fields, isSubmitted }: Asked) {
        const before = form.formState.defaultValues as ProductFields
        const variants = toChangedVariants(product, before, fields)
        const submitted = isSubmitted && { status: 'PENDING' as const }
        const changes = { ...toProductChanges(before, fields), ...(!variants && submitted) }
        // Stock comes later: what is before it may be sent again when something fails.
        const updated = Object.keys(changes).length > 0 ? await update.submit(changes) : product
        if (!variants) return updated
        const priced = await setVariants.submit(variants)
        if (!submitted) return priced
        // It needs its prices for this. Should it fail, the stock isn't moved again.
        form.reset(fieldsOf(priced))
        return update.submit(submitted)
      },
    },
    {
      // The product shown is already the saved one.
      done({ name, status }, { from }) {
        if (from === 'APPROVED' && status === 'PENDING') return { type: 'info', title: t('edit.savedAgain') }
        const isSubmitted = from !== 'PENDING' && status === 'PENDING'
        return t(isSubmitted ? 'moved.PENDING' : 'edit.saved', { name })
      },
      onDone: (now) => form.reset(fieldsOf(now)),
    },
  )
  const canSubmit = movesOf(product.status).includes('PENDING')
  const validated = useProductForm({
    defaultValues: fieldsOf(product),
    canSubmit,
    mayBeUnfinished: mayBeUnfinished(product.status),
    onSubmit: (fields, saving) => saved.submit({ fields, isSubmitted: saving === 'submit', from: product.status }),
  })
  const { form, formProps, isSubmitting } = validated
  const shown = form.watch()
  const { isDirty } = form.formState
  const isUnfinished = missingInProduct(product).length > 0
  return (
    <Form {...formProps}>
      <LeaveWarning isUnsaved={isDirty} />
      <div className={productsEditor}>
        <Stack gap={5}>
          <ProductPicturesCard product={product} canChange />
          <ProductFormFields validated={validated} isNew={false} />
        </Stack>
        <Stack gap={5}>
          {isUnfinished && <ProductToDoCard fields={shown} hasPicture={product.images.length > 0} />}
          {aside}
          <ProductPreviewCard
            fields={shown}
            imageUrl={product.images.find(({ isPrimary }) => isPrimary)?.url ?? null}
            shop={product.tenant}
            figures={product}
          />
        </Stack>
      </div>
      <ProductSaveBar
        canSubmit={canSubmit}
        isDirty={isDirty}
        isSaving={isSubmitting}
        onDiscard={() => form.reset(fieldsOf(product))}
      />
    </Form>
  )
}
