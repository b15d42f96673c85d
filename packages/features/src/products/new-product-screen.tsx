import { href, validateProduct } from '@chonoi/domain'
import { Breadcrumbs } from '@chonoi/ui/breadcrumbs'
import { Button } from '@chonoi/ui/button'
import { Card } from '@chonoi/ui/card'
import { Form } from '@chonoi/ui/form'
import { Heading } from '@chonoi/ui/heading'
import { LinkButton } from '@chonoi/ui/link-button'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useTranslation } from '@chonoi/i18n/react'
import { useNavigation } from '../app/navigation.tsx'
import { useAction } from '../app/use-action.ts'
import { LeaveWarning } from '../forms/leave-warning.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { managedProductActions } from './managed-products-queries.ts'
import { newProductFields, type ProductFields, toNewProduct } from './product-fields.ts'
import { ProductFormFields } from './product-form-fields.tsx'
import { useProductLabels } from './use-product-labels.ts'

/** Creates a product (/seller/products/new, /admin/products/create). Images and variants are added on its own page. */
export function NewProductScreen({ audience }: { audience: 'seller' | 'admin' }) {
  const { t } = useTranslation(['productManagement', 'common'])
  const { navigate } = useNavigation()
  const create = useAction(managedProductActions.create(), {
    done: ({ name }) => t('productManagement:edit.created', { name }),
    onDone: ({ id }) => navigate(href(`/${audience}/products/$productId`, { productId: id }), { ignoreBlock: true }),
  })
  const listHref = href(`/${audience}/products`)
  const validated = useValidatedForm<ProductFields>({
    defaultValues: newProductFields,
    validate: validateProduct,
    labels: useProductLabels(),
    onSubmit: (fields) => create.submit(toNewProduct(fields)),
  })
  const { form, formProps, isSubmitting } = validated
  return (
    <Stack gap={5} className="cn:max-w-[860px]">
      <Breadcrumbs
        items={[
          { label: t(`productManagement:list.title.${audience}`), href: listHref },
          { label: t('productManagement:edit.newTitle') },
        ]}
      />
      <Stack gap={1}>
        <Heading level={1}>{t('productManagement:edit.newTitle')}</Heading>
        <Text tone="muted">{t('productManagement:edit.newHint')}</Text>
      </Stack>
      <Card>
        <Form {...formProps}>
          <LeaveWarning isUnsaved={form.formState.isDirty} />
          <ProductFormFields validated={validated} isNew />
          <Stack direction="row" gap={3} justify="end" isWrapping>
            <LinkButton href={listHref} variant="secondary">
              {t('common:action.cancel')}
            </LinkButton>
            <Button type="submit" isLoading={isSubmitting}>
              {t('productManagement:edit.create')}
            </Button>
          </Stack>
        </Form>
      </Card>
    </Stack>
  )
}
