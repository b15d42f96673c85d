import { NotificationPreferencesScreen } from '@chonoi/features/notifications/notification-preferences-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../page-head.ts'
import { loadWords } from '../../page-words.ts'

export const Route = createFileRoute('/_account/notifications/preferences')({
  loader: ({ context }) => loadWords(context, ['notifications']),
  head: ({ match: { context } }) => privateHead(context.i18n.t('notifications:preferences.title')),
  component: NotificationPreferencesScreen,
})
