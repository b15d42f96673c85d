import type { AuditSeverity, AuditStatus } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { Badge, type Tone } from '@chonoi/ui/badge'

const severityTone = {
  INFO: 'info',
  WARNING: 'warning',
  ERROR: 'danger',
  CRITICAL: 'danger',
} as const satisfies Record<AuditSeverity, Tone>

const statusTone = {
  SUCCESS: 'success',
  FAILED: 'danger',
  PENDING: 'warning',
} as const satisfies Record<AuditStatus, Tone>

export function SeverityBadge({ severity }: { severity: AuditSeverity }) {
  const { t } = useTranslation('auditLogs')
  return <Badge tone={severityTone[severity]}>{t(`severity.${severity}`)}</Badge>
}

export function AuditStatusBadge({ status }: { status: AuditStatus }) {
  const { t } = useTranslation('auditLogs')
  return (
    <Badge tone={statusTone[status]} variant="dot">
      {t(`status.${status}`)}
    </Badge>
  )
}
