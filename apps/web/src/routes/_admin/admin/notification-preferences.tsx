import { NotificationPreferencesScreen } from '@chonoi/features/notifications/notification-preferences-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

export const Route = createFileRoute('/_admin/admin/notification-preferences')({
  loader: async ({ context }) => {
    await loadWords(context, ['notifications'])
    return { title: context.i18n.t('notifications:preferences.title') }
  },
  head: ({ loaderData }) => privateHead(loaderData?.title ?? ''),
  component: NotificationPreferencesScreen,
})
