import { OrderMessagesScreen } from '@chonoi/features/notifications/order-messages-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

export const Route = createFileRoute('/_seller/seller/order-notifications')({
  loader: async ({ context }) => {
    await loadWords(context, ['orderMessages', 'notifications', 'forms'])
    return { title: context.i18n.t('orderMessages:title') }
  },
  head: ({ loaderData }) => privateHead(loaderData?.title ?? ''),
  component: () => <OrderMessagesScreen audience="seller" />,
})
