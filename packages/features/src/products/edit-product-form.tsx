import type { BodyOf, Product } from '@chonoi/contract'
import { mayBeUnfinished } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Form } from '@chonoi/ui/form'
import { Stack } from '@chonoi/ui/stack'
import type { ReactNode } from 'react'
import { useAction } from '../app/use-action.ts'
import { changeOf } from '../forms/changes.ts'
import { editedRow } from '../forms/edited-row.ts'
import { LeaveWarning } from '../forms/leave-warning.tsx'
import { managedProductActions, productVariantActions } from './managed-products-queries.ts'
import { bodyOfProduct, fieldsOfProduct, productMergeRules } from './product-fields.ts'
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
  changes: BodyOf<'updateProduct'> & Partial<BodyOf<'setProductVariants'>>
  /** The product that was changed. */
  from: Product
  /** Told a part that is stored, so that it isn't sent again when the next fails. */
  keep: (saved: Product) => void
}

/** Edits an existing product: pictures at once, everything else when it is saved. Sends only what differs. */
export default function EditProductForm({ product, aside }: EditProductFormProps) {
  const { t } = useTranslation('productManagement')
  const fieldsOf = (saved: Product) => fieldsOfProduct(saved, t('options.kind'))
  const update = useAction(managedProductActions.update(product))
  const setVariants = useAction(productVariantActions.set(product.id))
  const saved = useAction(
    {
      async send(_api, { changes, from, keep }: Asked) {
        const { version: _version, variants, status, ...own } = changes
        const submitted = status && { status }
        const first = { ...own, ...(!variants && submitted) }
        const updated =
          Object.keys(first).length > 0 ? await update.submit(changeOf({ ...first, ...versionOf(changes) })) : from
        if (!variants) return updated
        const priced = await setVariants.submit(changeOf({ variants, ...versionOf(updated) }))
        if (!submitted) return priced
        // It needs its prices for this. Should it fail, the stock isn't moved again.
        keep(priced)
        return update.submit(changeOf({ ...submitted, ...versionOf(priced) }))
      },
    },
    {
      done({ name, status }, { from }) {
        if (from.status === 'APPROVED' && status === 'PENDING') return { type: 'info', title: t('edit.savedAgain') }
        const isSubmitted = from.status !== 'PENDING' && status === 'PENDING'
        return t(isSubmitted ? 'moved.PENDING' : 'edit.saved', { name })
      },
    },
  )
  const canSubmit = movesOf(product.status).includes('PENDING')
  const validated = useProductForm({
    stored: fieldsOf(product),
    canSubmit,
    mayBeUnfinished: mayBeUnfinished(product.status),
    purposeOf: (savingNow) => ({
      edited: editedRow({
        ...{ row: product, fieldsOf, bodyOf: bodyOfProduct, ...productMergeRules },
        also: (): { status?: 'PENDING' } => (savingNow() === 'submit' ? { status: 'PENDING' } : {}),
        save: (changes, from, keep) => saved.submit({ changes, from, keep }),
      }),
    }),
  })
  const { form, formProps, isSubmitting, discard } = validated
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
      <ProductSaveBar canSubmit={canSubmit} isDirty={isDirty} isSaving={isSubmitting} onDiscard={discard} />
    </Form>
  )
}

const versionOf = ({ version }: { version?: number }): { version?: number } => (version ? { version } : {})
