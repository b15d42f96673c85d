import { ManagedProductsScreen } from '@chonoi/features/products/managed-products-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

export const Route = createFileRoute('/_admin/admin/products/')({
  loader: ({ context }) => loadWords(context, ['productManagement', 'forms']),
  head: ({ match: { context } }) => privateHead(context.i18n.t('productManagement:list.title.admin')),
  component: AdminProducts,
})

function AdminProducts() {
  return <ManagedProductsScreen audience="admin" />
}
