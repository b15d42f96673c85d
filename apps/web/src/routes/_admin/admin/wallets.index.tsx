import { AdminWalletsScreen } from '@chonoi/features/transactions/admin-wallets-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

export const Route = createFileRoute('/_admin/admin/wallets/')({
  loader: async ({ context }) => {
    await loadWords(context, ['transactions', 'wallet'])
    return { title: context.i18n.t('transactions:wallets.title') }
  },
  head: ({ loaderData }) => privateHead(loaderData?.title ?? ''),
  component: AdminWalletsScreen,
})
