import { InvitationsScreen } from '@chonoi/features/invitations/invitations-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

export const Route = createFileRoute('/_admin/tenant/invitations')({
  loader: async ({ context }) => {
    await loadWords(context, ['invitations', 'account'])
    return { title: context.i18n.t('invitations:invitations.title') }
  },
  head: ({ loaderData }) => privateHead(loaderData?.title ?? ''),
  component: InvitationsScreen,
})
