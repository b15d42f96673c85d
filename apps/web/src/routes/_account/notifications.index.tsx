import { NotificationsScreen } from '@chonoi/features/notifications/notifications-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../page-head.ts'
import { loadWords } from '../../page-words.ts'

export const Route = createFileRoute('/_account/notifications/')({
  loader: ({ context }) => loadWords(context, ['notifications']),
  head: ({ match: { context } }) => privateHead(context.i18n.t('notifications:title')),
  component: NotificationsScreen,
})
