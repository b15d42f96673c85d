import type { AuditLog } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { DataTable } from '@chonoi/ui/data-table'
import { changeWords } from './change-words.ts'
import { changedFields } from './changed-fields.ts'

/** What an entry changed, before and after (ADM-AUD-07). */
export function ChangesTable({ log }: { log: AuditLog }) {
  const { t, i18n } = useTranslation('auditLogs')
  const { fieldOf, valueOf } = changeWords(i18n, log)
  return (
    <DataTable
      label={t('changes.title')}
      rows={changedFields(log.changes)}
      getRowId={({ field }) => field}
      columns={[
        { id: 'field', header: t('changes.field'), isPrimary: true, cell: ({ field }) => fieldOf(field) },
        {
          id: 'before',
          header: t('changes.before'),
          cell: ({ field, before }) => <bdi className="cn:break-words">{valueOf(field, before)}</bdi>,
        },
        {
          id: 'after',
          header: t('changes.after'),
          cell: ({ field, after }) => <bdi className="cn:break-words">{valueOf(field, after)}</bdi>,
        },
      ]}
    />
  )
}
