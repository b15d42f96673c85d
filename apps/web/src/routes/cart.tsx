import { CartScreen } from '@chonoi/features/cart/cart-screen'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../page-head.ts'
import { languageNow, loadWords } from '../page-words.ts'

export const Route = createFileRoute('/cart')({
  staticData: { search: 'closed' },
  loader: ({ context }) => loadWords(context, ['cart', 'catalog', 'forms']),
  head: ({ match: { context } }) =>
    pageHead({
      origin: context.services.origin,
      language: languageNow(context),
      title: context.i18n.t('cart:title'),
      description: context.i18n.t('cart:description'),
      path: '/cart',
      robots: 'noindex, follow',
    }),
  component: CartScreen,
})
