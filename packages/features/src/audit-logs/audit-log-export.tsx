import type { AuditLog } from '@chonoi/contract'
import { isoDay } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { toastQueue } from '@chonoi/ui/toast'
import { useState } from 'react'
import { ExportButton, type ExportFormat } from '../lists/export-button.tsx'
import { auditLogExportColumns } from './audit-log-columns.tsx'
import { useAuditWords } from './audit-log-words.ts'

/** Saves the given entries as a file: the selected ones, or all of the page (ADM-AUD-11..14). */
export function AuditLogExport({ rows }: { rows: readonly AuditLog[] }) {
  const { t } = useTranslation(['auditLogs', 'roles'])
  const words = useAuditWords()
  const [isBusy, setBusy] = useState(false)

  async function save(format: ExportFormat) {
    setBusy(true)
    try {
      const { exportRows } = await import('@chonoi/ui/export-rows')
      const fileName = `audit_logs_${isoDay(new Date())}`
      const columns = auditLogExportColumns(t, words)
      await exportRows({ columns, rows, fileName, format, timeZone: 'Asia/Ho_Chi_Minh' })
      toastQueue.add({ type: 'success', title: t('auditLogs:exported') })
    } catch {
      toastQueue.add({ type: 'error', title: t('auditLogs:exportFailed') })
    } finally {
      setBusy(false)
    }
  }
  return (
    <ExportButton
      label={t('auditLogs:export')}
      format="csv"
      isLoading={isBusy}
      disabled={rows.length === 0}
      onExport={(format) => void save(format)}
    />
  )
}
