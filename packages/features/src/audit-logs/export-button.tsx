import type { AuditLog } from '@chonoi/contract'
import { isoDay } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { toastQueue } from '@chonoi/ui/toast'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { auditLogExportColumns } from './audit-log-columns.tsx'
import { useAuditWords } from './audit-log-words.ts'

/** Saves the given entries as CSV: the selected ones, or all of the page (ADM-AUD-11..14). */
export function ExportButton({ rows }: { rows: readonly AuditLog[] }) {
  const { t } = useTranslation(['auditLogs', 'roles'])
  const words = useAuditWords()
  const [isBusy, setBusy] = useState(false)

  async function save() {
    setBusy(true)
    try {
      const { exportRows } = await import('@chonoi/ui/export-rows')
      const fileName = `audit_logs_${isoDay(new Date())}`
      const columns = auditLogExportColumns(t, words)
      await exportRows({ columns, rows, fileName, format: 'csv', timeZone: 'Asia/Ho_Chi_Minh' })
      toastQueue.add({ type: 'success', title: t('auditLogs:exported') })
    } catch {
      toastQueue.add({ type: 'error', title: t('auditLogs:exportFailed') })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      variant="secondary"
      iconStart={<Download aria-hidden="true" />}
      isLoading={isBusy}
      disabled={rows.length === 0}
      onClick={() => void save()}
    >
      {t('auditLogs:export')}
    </Button>
  )
}
