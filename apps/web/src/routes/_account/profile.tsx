import { ProfileScreen } from '@chonoi/features/account/profile-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../page-head.ts'
import { loadWords } from '../../page-words.ts'

export const Route = createFileRoute('/_account/profile')({
  loader: ({ context }) => loadWords(context, ['account', 'forms']),
  head: ({ match: { context } }) => privateHead(context.i18n.t('account:profile.title')),
  component: ProfileScreen,
})
