import { DataExportsScreen } from '@chonoi/features/tenant/data-exports-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

export const Route = createFileRoute('/_admin/tenant/data-export')({
  loader: async ({ context }) => {
    await loadWords(context, ['tenant'])
    return { title: context.i18n.t('tenant:export.title') }
  },
  head: ({ loaderData }) => privateHead(loaderData?.title ?? ''),
  component: DataExportsScreen,
})
