import { NewProductScreen } from '@chonoi/features/products/new-product-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

export const Route = createFileRoute('/_admin/admin/products/create')({
  loader: ({ context }) => loadWords(context, ['productManagement', 'catalog', 'forms']),
  head: ({ match: { context } }) => privateHead(context.i18n.t('productManagement:edit.newTitle')),
  component: AdminNewProduct,
})

function AdminNewProduct() {
  return <NewProductScreen audience="admin" />
}
