import type { AuditLog } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { DataTable } from '@chonoi/ui/data-table'
import { Dialog } from '@chonoi/ui/dialog'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useAuditWords } from './audit-log-words.ts'
import { changeWords } from './change-words.ts'
import { changedFields } from './changed-fields.ts'

export interface ChangesDialogProps {
  log: AuditLog
  onClose: () => void
}

/** What an entry changed, before and after (ADM-AUD-07). */
export default function ChangesDialog({ log, onClose }: ChangesDialogProps) {
  const { t, i18n } = useTranslation('auditLogs')
  const { descriptionOf } = useAuditWords()
  const { fieldOf, valueOf } = changeWords(i18n, log)
  return (
    <Dialog isOpen size="lg" title={t('changes.title')} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Stack gap={4}>
        <Text dir="auto">{descriptionOf(log)}</Text>
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
        {log.address && (
          <Text size={13} tone="muted">
            {t('changes.address')}: {log.address}
          </Text>
        )}
      </Stack>
    </Dialog>
  )
}
