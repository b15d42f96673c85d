import { ManagedProductsScreen } from '@chonoi/features/products/managed-products-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

export const Route = createFileRoute('/_seller/seller/products/')({
  loader: ({ context }) => loadWords(context, ['productManagement', 'forms']),
  head: ({ match: { context } }) => privateHead(context.i18n.t('productManagement:list.title.seller')),
  component: SellerProducts,
})

function SellerProducts() {
  return <ManagedProductsScreen audience="seller" />
}
