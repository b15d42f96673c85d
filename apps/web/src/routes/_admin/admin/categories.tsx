import { ProductCategoriesScreen } from '@chonoi/features/product-categories/product-categories-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

export const Route = createFileRoute('/_admin/admin/categories')({
  loader: async ({ context }) => {
    await loadWords(context, ['productCategories', 'forms'])
    return { title: context.i18n.t('productCategories:title') }
  },
  head: ({ loaderData }) => privateHead(loaderData?.title ?? ''),
  component: ProductCategoriesScreen,
})
