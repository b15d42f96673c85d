import type { AuditLog } from '@chonoi/contract'
import { formatDateTime } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { DescriptionList } from '@chonoi/ui/description-list'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { EmailText } from '../lists/email-text.tsx'
import { nobody, useAuditWords } from './audit-log-words.ts'
import { ChangesTable } from './changes-table.tsx'
import { AuditStatusBadge, SeverityBadge } from './severity-badge.tsx'

/** An entry of the audit log beside the list, with what it changed. */
export default function AuditLogDetails({ log }: { log: AuditLog }) {
  const { t } = useTranslation(['auditLogs', 'roles'])
  const words = useAuditWords()
  const { userEmail, userRole, entityId, errorMessage, address } = log
  const none = '—'
  return (
    <Stack gap={5}>
      <DescriptionList
        items={[
          { term: t('auditLogs:column.time'), details: formatDateTime(log.createdAt) },
          { term: t('auditLogs:column.action'), details: words.actionOf(log) },
          {
            term: t('auditLogs:column.user'),
            details: userEmail ? <EmailText email={userEmail} /> : nobody(t, log.action),
          },
          { term: t('auditLogs:column.role'), details: userRole ? t(`roles:${userRole}`) : none },
          { term: t('auditLogs:column.entityType'), details: words.entityTypeOf(log) },
          {
            term: t('auditLogs:column.entityId'),
            // For a search in the log and for engineers, as it is.
            details: <code className="cn:wrap-anywhere">{entityId ?? none}</code>,
          },
          { term: t('auditLogs:column.severity'), details: <SeverityBadge severity={log.severity} /> },
          { term: t('auditLogs:column.status'), details: <AuditStatusBadge status={log.status} /> },
          ...(address ? [{ term: t('auditLogs:changes.address'), details: address }] : []),
        ]}
      />
      {errorMessage && (
        <Text tone="danger" dir="auto">
          {errorMessage}
        </Text>
      )}
      {log.changes && Object.keys(log.changes).length > 0 && <ChangesTable log={log} />}
    </Stack>
  )
}
