import { PaymentGatewaysScreen } from '@chonoi/features/gateways/payment-gateways-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../page-head.ts'
import { loadWords } from '../page-words.ts'

/** Outside of the back office's layout, whose guard redirects: the screen shows a panel to others (ROLE-31). */
export const Route = createFileRoute('/admin/payment-gateways')({
  ssr: false,
  staticData: { audience: 'admin' },
  loader: async ({ context }) => {
    await loadWords(context, ['gateways'])
    return { title: context.i18n.t('gateways:title') }
  },
  head: ({ loaderData }) => privateHead(loaderData?.title ?? ''),
  component: PaymentGatewaysScreen,
})
