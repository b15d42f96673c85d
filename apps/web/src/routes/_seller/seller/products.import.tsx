import { ProductImportScreen } from '@chonoi/features/product-import/product-import-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

export const Route = createFileRoute('/_seller/seller/products/import')({
  loader: ({ context }) => loadWords(context, ['productImport', 'productManagement', 'forms']),
  head: ({ match: { context } }) => privateHead(context.i18n.t('productImport:title')),
  component: ProductImportScreen,
})
