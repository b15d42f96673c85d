import { ShopReturnsScreen } from '@chonoi/features/returns/shop-returns-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

export const Route = createFileRoute('/_seller/seller/returns/')({
  loader: ({ context }) => loadWords(context, ['returns', 'orders', 'forms']),
  head: ({ match: { context } }) => privateHead(context.i18n.t('returns:shop.title')),
  component: ShopReturnsScreen,
})
