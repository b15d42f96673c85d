import { DeliveriesScreen } from '@chonoi/features/downloads/deliveries-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

export const Route = createFileRoute('/_seller/seller/digital-deliveries')({
  loader: async ({ context }) => {
    await loadWords(context, ['downloads', 'forms'])
    return { title: context.i18n.t('downloads:shop.title') }
  },
  head: ({ loaderData }) => privateHead(loaderData?.title ?? ''),
  component: DeliveriesScreen,
})
