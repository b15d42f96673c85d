import type { AuditLog } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { Dialog } from '@chonoi/ui/dialog'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useAuditWords } from './audit-log-words.ts'
import { ChangesTable } from './changes-table.tsx'

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
        <ChangesTable log={log} />
        {log.address && (
          <Text size={13} tone="muted">
            {t('changes.address')}: {log.address}
          </Text>
        )}
      </Stack>
    </Dialog>
  )
}
