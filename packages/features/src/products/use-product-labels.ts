import { useTranslation } from '@chonoi/i18n/react'

/** Returns the labels of the editor's fields, for the error summary. */
export function useProductLabels() {
  const { t } = useTranslation('productManagement')
  return {
    name: t('edit.name'),
    description: t('edit.description'),
    categoryId: t('edit.category'),
    priceInCents: t('edit.price'),
    compareAtPriceInCents: t('edit.compareAtPrice'),
    sku: t('edit.sku'),
    stock: t('edit.stock'),
    tags: t('edit.tags'),
    slug: t('edit.slug'),
  }
}
