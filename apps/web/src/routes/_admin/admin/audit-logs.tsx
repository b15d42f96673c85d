import { ProtectedRoute } from '@chonoi/features/app/guards'
import { AuditLogsScreen } from '@chonoi/features/audit-logs/audit-logs-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

const roles = ['SUPER_ADMIN'] as const

export const Route = createFileRoute('/_admin/admin/audit-logs')({
  loader: async ({ context }) => {
    await loadWords(context, ['auditLogs'])
    return { title: context.i18n.t('auditLogs:title') }
  },
  head: ({ loaderData }) => privateHead(loaderData?.title ?? ''),
  component: () => (
    <ProtectedRoute roles={roles}>
      <AuditLogsScreen />
    </ProtectedRoute>
  ),
})
