import { WishlistScreen } from '@chonoi/features/wishlist/wishlist-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../page-head.ts'
import { loadWords } from '../../page-words.ts'

export const Route = createFileRoute('/_account/wishlist')({
  loader: ({ context }) => loadWords(context, ['wishlist', 'catalog', 'products', 'forms']),
  head: ({ match: { context } }) => privateHead(context.i18n.t('wishlist:title')),
  component: WishlistScreen,
})
