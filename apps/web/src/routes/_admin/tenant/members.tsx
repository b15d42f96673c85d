import { MembersScreen } from '@chonoi/features/invitations/members-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

export const Route = createFileRoute('/_admin/tenant/members')({
  loader: async ({ context }) => {
    await loadWords(context, ['invitations', 'account', 'forms'])
    return { title: context.i18n.t('invitations:members.title') }
  },
  head: ({ loaderData }) => privateHead(loaderData?.title ?? ''),
  component: MembersScreen,
})
