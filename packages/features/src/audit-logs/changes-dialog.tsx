import type { AuditLog } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { DataTable } from '@chonoi/ui/data-table'
import { Dialog } from '@chonoi/ui/dialog'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useAuditWords } from './audit-log-words.ts'
import { changedFields } from './changed-fields.ts'

export interface ChangesDialogProps {
  log: AuditLog
  onClose: () => void
}

/** What an entry changed, before and after (ADM-AUD-07). */
export default function ChangesDialog({ log, onClose }: ChangesDialogProps) {
  const { t } = useTranslation('auditLogs')
  const { descriptionOf } = useAuditWords()
  return (
    <Dialog isOpen size="lg" title={t('changes.title')} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Stack gap={4}>
        <Text dir="auto">{descriptionOf(log)}</Text>
        <DataTable
          label={t('changes.title')}
          rows={changedFields(log.changes)}
          getRowId={({ field }) => field}
          columns={[
            { id: 'field', header: t('changes.field'), isPrimary: true, cell: ({ field }) => <code>{field}</code> },
            { id: 'before', header: t('changes.before'), cell: ({ before }) => <Value value={before} /> },
            { id: 'after', header: t('changes.after'), cell: ({ after }) => <Value value={after} /> },
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

function Value({ value }: { value: unknown }) {
  const { t } = useTranslation('auditLogs')
  if (value === undefined) return <Text tone="muted">—</Text>
  if (value === null || value === '') return <Text tone="muted">{t('changes.none')}</Text>
  if (typeof value === 'boolean') return t(value ? 'changes.yes' : 'changes.no')
  if (typeof value === 'object') return <code className="cn:break-words">{JSON.stringify(value)}</code>
  return <bdi className="cn:break-words">{String(value)}</bdi>
}
