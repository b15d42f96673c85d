import { NewProductScreen } from '@chonoi/features/products/new-product-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

export const Route = createFileRoute('/_seller/seller/products/new')({
  loader: ({ context }) => loadWords(context, ['productManagement', 'catalog', 'forms']),
  head: ({ match: { context } }) => privateHead(context.i18n.t('productManagement:edit.newTitle')),
  component: SellerNewProduct,
})

function SellerNewProduct() {
  return <NewProductScreen audience="seller" />
}
