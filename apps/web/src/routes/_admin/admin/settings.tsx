import { ProtectedRoute } from '@chonoi/features/app/guards'
import { PlatformSettingsScreen } from '@chonoi/features/platform-settings/platform-settings-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

const roles = ['SUPER_ADMIN'] as const

/** Opens the same screen as /admin/platform/settings. */
export const Route = createFileRoute('/_admin/admin/settings')({
  loader: async ({ context }) => {
    await loadWords(context, ['platformSettings', 'forms'])
    return { title: context.i18n.t('platformSettings:title') }
  },
  head: ({ loaderData }) => privateHead(loaderData?.title ?? ''),
  component: () => (
    <ProtectedRoute roles={roles}>
      <PlatformSettingsScreen />
    </ProtectedRoute>
  ),
})
