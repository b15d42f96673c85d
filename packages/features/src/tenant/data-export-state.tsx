import type { DataExport } from '@chonoi/contract'
import type { DataExportStatus } from '@chonoi/domain'
import { formatDate, formatFileSize } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Badge, type Tone } from '@chonoi/ui/badge'
import { ProgressBar } from '@chonoi/ui/progress-bar'
import { Text } from '@chonoi/ui/text'
import { usePreferences } from '../app/preferences.tsx'

const tones: Record<DataExportStatus, Tone> = {
  PENDING: 'info',
  RUNNING: 'info',
  COMPLETED: 'success',
  FAILED: 'danger',
  EXPIRED: 'neutral',
}

/** How far an export is, and until when its file is kept. */
export function DataExportState({ row: { status, progress, expiresAt } }: { row: DataExport }) {
  const { t } = useTranslation('tenant')
  if (status === 'RUNNING') return <ProgressBar label={t('export.status.RUNNING')} value={progress} />
  return (
    <>
      <Badge tone={tones[status]}>{t(`export.status.${status}`)}</Badge>
      {status === 'COMPLETED' && expiresAt && (
        <Text as="div" size={13} tone="muted">
          {t('export.until', { date: formatDate(expiresAt) })}
        </Text>
      )}
    </>
  )
}

/** The size of a file. */
export function FileSize({ bytes }: { bytes: number }) {
  const { language } = usePreferences()
  return formatFileSize(bytes, language)
}
