import { EditProductScreen } from '@chonoi/features/products/edit-product-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

export const Route = createFileRoute('/_seller/seller/products/$productId')({
  loader: ({ context }) => loadWords(context, ['productManagement', 'catalog', 'downloads', 'forms']),
  head: ({ match: { context } }) => privateHead(context.i18n.t('productManagement:list.title.seller')),
  component: SellerProduct,
})

function SellerProduct() {
  return <EditProductScreen audience="seller" productId={Route.useParams().productId} />
}
