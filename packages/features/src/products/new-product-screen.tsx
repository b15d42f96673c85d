import { href, maxProductImages } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Breadcrumbs } from '@chonoi/ui/breadcrumbs'
import { Card } from '@chonoi/ui/card'
import { Form } from '@chonoi/ui/form'
import { Heading } from '@chonoi/ui/heading'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useState } from 'react'
import { useNavigation } from '../app/navigation.tsx'
import { useSession } from '../app/services.tsx'
import { useAction } from '../app/use-action.ts'
import { LeaveWarning } from '../forms/leave-warning.tsx'
import { PicturesField } from '../forms/pictures-field.tsx'
import { managedProductActions } from './managed-products-queries.ts'
import { newProductFields, toNewProduct } from './product-fields.ts'
import { ProductFormFields } from './product-form-fields.tsx'
import { ProductPreviewCard } from './product-preview-card.tsx'
import { ProductSaveBar } from './product-save-bar.tsx'
import { ProductToDoCard } from './product-to-do-card.tsx'
import { productsEditor } from './products-classes.ts'
import { useProductForm } from './use-product-form.ts'

/** Creates a product with its pictures and variants (/seller/products/new, /admin/products/create). */
export function NewProductScreen({ audience }: { audience: 'seller' | 'admin' }) {
  const { t } = useTranslation('productManagement')
  const { navigate } = useNavigation()
  const { availableTenants, currentTenantId } = useSession()
  const shop = availableTenants.find(({ tenantId }) => tenantId === currentTenantId)?.tenant
  const [isUploading, setUploading] = useState(false)
  const create = useAction(managedProductActions.create(), {
    done: ({ name, status }) => t(status === 'DRAFT' ? 'edit.draftSaved' : 'edit.created', { name }),
    onDone: ({ id }) => navigate(href(`/${audience}/products/$productId`, { productId: id }), { ignoreBlock: true }),
  })
  const validated = useProductForm({
    stored: newProductFields,
    canSubmit: true,
    mayBeUnfinished: true,
    purposeOf: (savingNow) => ({
      defaultValues: newProductFields,
      onSubmit: (fields) => create.submit(toNewProduct(fields, savingNow() === 'keep')),
    }),
  })
  const { form, formProps, errorOf, isSubmitting } = validated
  const fields = form.watch()
  return (
    <Stack gap={5}>
      <Breadcrumbs
        items={[
          { label: t(`list.title.${audience}`), href: href(`/${audience}/products`) },
          { label: t('edit.newTitle') },
        ]}
      />
      <Stack gap={1}>
        <Heading level={1}>{t('edit.newTitle')}</Heading>
        <Text tone="muted">{t('edit.newHint')}</Text>
      </Stack>
      <Form {...formProps}>
        <LeaveWarning isUnsaved={form.formState.isDirty || isUploading} />
        <div className={productsEditor}>
          <Stack gap={5}>
            <Card title={t('pictures.title')}>
              <PicturesField
                label={t('pictures.add')}
                help={t('pictures.help', { most: maxProductImages })}
                most={maxProductImages}
                hasCover
                value={fields.imageUrls}
                onChange={(urls) => form.setValue('imageUrls', urls, { shouldDirty: true })}
                onUploading={setUploading}
                error={errorOf('imageUrls')}
              />
            </Card>
            <ProductFormFields validated={validated} isNew />
          </Stack>
          <Stack gap={5}>
            <ProductToDoCard fields={fields} hasPicture={fields.imageUrls.length > 0} />
            <ProductPreviewCard
              fields={fields}
              imageUrl={fields.imageUrls[0] ?? null}
              shop={{ id: currentTenantId ?? '', name: shop?.name ?? '', slug: '', logoUrl: shop?.logoUrl ?? null }}
            />
          </Stack>
        </div>
        <ProductSaveBar
          isNew
          canSubmit
          isDirty={form.formState.isDirty}
          isSaving={isSubmitting}
          isUploading={isUploading}
        />
      </Form>
    </Stack>
  )
}
