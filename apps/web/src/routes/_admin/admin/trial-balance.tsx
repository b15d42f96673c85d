import { TrialBalanceScreen } from '@chonoi/features/transactions/trial-balance-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

export const Route = createFileRoute('/_admin/admin/trial-balance')({
  loader: async ({ context }) => {
    await loadWords(context, ['transactions', 'wallet'])
    return { title: context.i18n.t('transactions:balance.title') }
  },
  head: ({ loaderData }) => privateHead(loaderData?.title ?? ''),
  component: TrialBalanceScreen,
})
