import { ManagedDevicesScreen } from '@chonoi/features/push/managed-devices-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

export const Route = createFileRoute('/_admin/admin/push-devices')({
  loader: async ({ context }) => {
    await loadWords(context, ['notifications', 'forms'])
    return { title: context.i18n.t('notifications:allDevices.title') }
  },
  head: ({ loaderData }) => privateHead(loaderData?.title ?? ''),
  component: ManagedDevicesScreen,
})
