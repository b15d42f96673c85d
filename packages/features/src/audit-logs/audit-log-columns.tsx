import type { AuditLog } from '@chonoi/contract'
import type { TFunction } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import type { DataTableColumn } from '@chonoi/ui/data-table'
import { Text } from '@chonoi/ui/text'
import { lazy } from 'react'
import { DateTimeCell } from '../lists/date-time-cell.tsx'
import { EmailText } from '../lists/email-text.tsx'
import { RowActions } from '../lists/row-actions.tsx'
import { RowDetailsButton } from '../lists/row-details-button.tsx'
import { useRowDialog } from '../lists/row-dialogs.tsx'
import { type AuditWords, nobody } from './audit-log-words.ts'
import { AuditStatusBadge, SeverityBadge } from './severity-badge.tsx'

const ChangesDialog = lazy(() => import('./changes-dialog.tsx'))

type T = TFunction<['auditLogs', 'roles']>

/** The columns of the table (ADM-AUD-04..07). */
export const auditLogColumns = (t: T, words: AuditWords): DataTableColumn<AuditLog>[] => [
  { id: 'createdAt', header: t('auditLogs:column.time'), cell: ({ createdAt }) => <DateTimeCell value={createdAt} /> },
  { id: 'action', header: t('auditLogs:column.action'), cell: (log) => words.actionOf(log) },
  {
    id: 'description',
    header: t('auditLogs:column.description'),
    isPrimary: true,
    cell: (log) => <span dir="auto">{words.descriptionOf(log)}</span>,
  },
  {
    id: 'user',
    header: t('auditLogs:column.user'),
    cell: ({ userEmail, userRole, action }) =>
      userEmail ? (
        <>
          <EmailText email={userEmail} />
          {userRole && (
            <Text as="div" size={13} tone="muted">
              {t(`roles:${userRole}`)}
            </Text>
          )}
        </>
      ) : (
        nobody(t, action)
      ),
  },
  {
    id: 'severity',
    header: t('auditLogs:column.severity'),
    cell: ({ severity }) => <SeverityBadge severity={severity} />,
  },
  { id: 'status', header: t('auditLogs:column.status'), cell: ({ status }) => <AuditStatusBadge status={status} /> },
  {
    id: 'details',
    header: t('auditLogs:column.details'),
    cell: (log) => (
      <>
        <RowActions>
          {log.changes && Object.keys(log.changes).length > 0 && (
            <ChangesButton log={log} description={words.descriptionOf(log)} />
          )}
          <RowDetailsButton id={log.id} name={words.descriptionOf(log)} />
        </RowActions>
        {log.errorMessage && (
          <Text as="div" size={13} tone="danger" dir="auto">
            {log.errorMessage}
          </Text>
        )}
      </>
    ),
  },
]

function ChangesButton({ log, description }: { log: AuditLog; description: string }) {
  const { t } = useTranslation('auditLogs')
  const openDialog = useRowDialog()
  return (
    <Button
      size="sm"
      variant="ghost"
      aria-label={t('changes.actionOf', { description })}
      onClick={() => openDialog((close) => <ChangesDialog log={log} onClose={close} />)}
    >
      {t('changes.action')}
    </Button>
  )
}

/** The documented columns of the CSV, in their order (ADM-AUD-13). */
export function auditLogExportColumns(t: T, words: AuditWords): DataTableColumn<AuditLog>[] {
  const column = (id: string, header: string, value: (log: AuditLog) => string | Date | null) => ({
    ...{ id, header, value },
    cell: () => null,
  })
  return [
    column('time', t('auditLogs:column.time'), ({ createdAt }) => new Date(createdAt)),
    column('action', t('auditLogs:column.action'), words.actionOf),
    column('description', t('auditLogs:column.description'), words.descriptionOf),
    column('user', t('auditLogs:column.user'), ({ userEmail, action }) => userEmail ?? nobody(t, action)),
    column('role', t('auditLogs:column.role'), ({ userRole }) => userRole && t(`roles:${userRole}`)),
    column('entityType', t('auditLogs:column.entityType'), words.entityTypeOf),
    column('entityId', t('auditLogs:column.entityId'), ({ entityId }) => entityId),
    column('severity', t('auditLogs:column.severity'), ({ severity }) => t(`auditLogs:severity.${severity}`)),
    column('status', t('auditLogs:column.status'), ({ status }) => t(`auditLogs:status.${status}`)),
    column('error', t('auditLogs:column.error'), ({ errorMessage }) => errorMessage),
  ]
}
