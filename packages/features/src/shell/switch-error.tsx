import type { SessionSnapshot } from '@chonoi/api-client'
import { Alert } from '@chonoi/ui/alert'
import { useTranslation } from '@chonoi/i18n/react'
import { useConnection } from '../app/services.tsx'

/** The box with the documented title and the message of the state (TENANT-03). */
export default function SwitchError({ error }: { error: NonNullable<SessionSnapshot['error']> }) {
  const { t } = useTranslation('shell')
  const { session } = useConnection()
  return (
    <Alert tone="danger" title={t('tenant.errorTitle')} onDismiss={session.dismissError}>
      <p>{error.message}</p>
      {error.code === 'tenant.membership_not_active' && <p>{t('tenant.errorHelp')}</p>}
    </Alert>
  )
}
