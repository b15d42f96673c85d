import type { Product } from '@chonoi/contract'
import { validateProduct } from '@chonoi/domain'
import { Button } from '@chonoi/ui/button'
import { Card } from '@chonoi/ui/card'
import { Form } from '@chonoi/ui/form'
import { Stack } from '@chonoi/ui/stack'
import { useTranslation } from '@chonoi/i18n/react'
import { useAction } from '../app/use-action.ts'
import { LeaveWarning } from '../forms/leave-warning.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { managedProductActions } from './managed-products-queries.ts'
import { fieldsOfProduct, type ProductFields, toProductChanges } from './product-fields.ts'
import { ProductFormFields } from './product-form-fields.tsx'
import { useProductLabels } from './use-product-labels.ts'

/** Edits texts and prices of an existing product. Sends only what differs. */
export function EditProductForm({ product }: { product: Product }) {
  const { t } = useTranslation(['productManagement', 'common'])
  const update = useAction(managedProductActions.update(product), {
    done(saved) {
      const isSeenAgain = product.status === 'APPROVED' && saved.status === 'PENDING'
      if (isSeenAgain) return { type: 'info', title: t('productManagement:edit.savedAgain') }
      return t('productManagement:edit.saved', { name: saved.name })
    },
    onDone: (saved) => form.reset(fieldsOfProduct(saved)),
  })
  const validated = useValidatedForm<ProductFields>({
    defaultValues: fieldsOfProduct(product),
    validate: validateProduct,
    labels: useProductLabels(),
    onSubmit: (fields) => update.submit(toProductChanges(product, fields)),
  })
  const { form, formProps, isSubmitting } = validated
  const { isDirty } = form.formState
  return (
    <Card>
      <Form {...formProps}>
        <LeaveWarning isUnsaved={isDirty} />
        <ProductFormFields validated={validated} isNew={false} />
        <Stack direction="row" gap={3} justify="end" isWrapping>
          {isDirty && (
            <Button variant="secondary" disabled={isSubmitting} onClick={() => form.reset(fieldsOfProduct(product))}>
              {t('common:action.reset')}
            </Button>
          )}
          <Button type="submit" isLoading={isSubmitting} disabled={!isDirty}>
            {t('common:action.saveChanges')}
          </Button>
        </Stack>
      </Form>
    </Card>
  )
}
