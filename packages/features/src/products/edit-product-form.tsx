import type { Product } from '@chonoi/contract'
import { validateProduct } from '@chonoi/domain'
import { Button } from '@chonoi/ui/button'
import { Card } from '@chonoi/ui/card'
import { Form } from '@chonoi/ui/form'
import { Stack } from '@chonoi/ui/stack'
import { toastQueue } from '@chonoi/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '@chonoi/i18n/react'
import { useApi } from '../app/services.tsx'
import { LeaveWarning } from '../forms/leave-warning.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { managedProductMutations, managedProductQueries } from './managed-products-queries.ts'
import { fieldsOfProduct, type ProductFields, toProductChanges } from './product-fields.ts'
import { ProductFormFields } from './product-form-fields.tsx'
import { useProductLabels } from './use-product-labels.ts'
import { useRefreshProducts } from './use-refresh-products.ts'

/** The words and prices of a product that is already there. Only what differs is sent. */
export function EditProductForm({ product }: { product: Product }) {
  const { t } = useTranslation(['productManagement', 'common'])
  const api = useApi()
  const client = useQueryClient()
  const refresh = useRefreshProducts()
  const validated = useValidatedForm<ProductFields>({
    defaultValues: fieldsOfProduct(product),
    validate: validateProduct,
    labels: useProductLabels(),
    async onSubmit(fields) {
      const changes = toProductChanges(product, fields)
      const saved =
        Object.keys(changes).length > 0 ? await managedProductMutations(api).update(product.id, changes) : product
      client.setQueryData(managedProductQueries(api).detail(product.id).queryKey, saved)
      form.reset(fieldsOfProduct(saved))
      const isSeenAgain = product.status === 'APPROVED' && saved.status === 'PENDING'
      const title = isSeenAgain
        ? t('productManagement:edit.savedAgain')
        : t('productManagement:edit.saved', { name: saved.name })
      toastQueue.add({ type: isSeenAgain ? 'info' : 'success', title })
      void refresh()
    },
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
