import { SessionsScreen } from '@chonoi/features/sessions/sessions-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../page-head.ts'
import { loadWords } from '../../page-words.ts'

export const Route = createFileRoute('/_account/account/sessions')({
  loader: ({ context }) => loadWords(context, ['sessions']),
  head: ({ match: { context } }) => privateHead(context.i18n.t('sessions:title')),
  component: SessionsScreen,
})
