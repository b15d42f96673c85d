import { AdminDepositsScreen } from '@chonoi/features/deposits/admin-deposits-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

export const Route = createFileRoute('/_admin/admin/deposits')({
  loader: async ({ context }) => {
    await loadWords(context, ['deposits'])
    return { title: context.i18n.t('deposits:admin.title') }
  },
  head: ({ loaderData }) => privateHead(loaderData?.title ?? ''),
  component: AdminDepositsScreen,
})
