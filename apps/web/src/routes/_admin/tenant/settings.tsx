import { TenantSettingsScreen } from '@chonoi/features/tenant/tenant-settings-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

export const Route = createFileRoute('/_admin/tenant/settings')({
  loader: async ({ context }) => {
    await loadWords(context, ['tenant', 'forms'])
    return { title: context.i18n.t('tenant:settings.title') }
  },
  head: ({ loaderData }) => privateHead(loaderData?.title ?? ''),
  component: TenantSettingsScreen,
})
