import { InvitationScreen } from '@chonoi/features/invitations/invitation-screen'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../page-head.ts'
import { loadWords } from '../page-words.ts'

/** The page of a mailed invitation, for signed-in people and visitors. */
export const Route = createFileRoute('/invitation')({
  ssr: 'data-only',
  staticData: { search: 'closed', query: '?token=ban-hang-cung-gom' },
  loader: ({ context }) => loadWords(context, ['invitations', 'auth']),
  head: ({ match: { context } }) =>
    pageHead({
      origin: context.services.origin,
      language: context.language,
      title: context.i18n.t('invitations:read.title'),
      description: context.i18n.t('invitations:read.text'),
      path: '/invitation',
      robots: 'noindex, follow',
    }),
  component: InvitationScreen,
})
