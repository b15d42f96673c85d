import { LanguageSettingsScreen } from '@chonoi/features/account/language-settings-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../page-head.ts'
import { loadWords } from '../../page-words.ts'

export const Route = createFileRoute('/_account/language-settings')({
  loader: ({ context }) => loadWords(context, ['account', 'forms']),
  head: ({ match: { context } }) => privateHead(context.i18n.t('account:settings.title')),
  component: LanguageSettingsScreen,
})
