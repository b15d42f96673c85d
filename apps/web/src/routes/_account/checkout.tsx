import { CheckoutScreen } from '@chonoi/features/checkout/checkout-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../page-head.ts'
import { loadWords } from '../../page-words.ts'

export const Route = createFileRoute('/_account/checkout')({
  loader: ({ context }) => loadWords(context, ['cart', 'payments', 'addresses', 'forms']),
  head: ({ match: { context } }) => privateHead(context.i18n.t('cart:checkout.title')),
  component: CheckoutScreen,
})
