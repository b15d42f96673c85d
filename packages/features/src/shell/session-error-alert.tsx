import type { SessionError } from '@chonoi/api-client'
import { Alert } from '@chonoi/ui/alert'
import { useTranslation } from '@chonoi/i18n/react'
import { codeWords } from '../app/problem-words.ts'
import { useConnection } from '../app/services.tsx'
import { useHandedOnFocus } from '../app/use-handed-on-focus.ts'
import { ReloadUserButton } from './reload-user-button.tsx'

/**
 * Shows a session error in the reader's language. A failed switch has the documented title and the message of its state
 * (TENANT-03); a failed reload of the user can be retried.
 */
export default function SessionErrorAlert({ error }: { error: SessionError }) {
  const { t, i18n } = useTranslation(['shell', 'errors'])
  const { session } = useConnection()
  const box = useHandedOnFocus<HTMLDivElement>('main')
  const isSwitch = error.during === 'switch'
  return (
    <Alert
      ref={box}
      tone="danger"
      title={isSwitch ? t('shell:tenant.errorTitle') : t('shell:session.loadFailed')}
      onDismiss={session.dismissError}
      {...(!isSwitch && { actions: <ReloadUserButton /> })}
    >
      <p>{codeWords(i18n, error.code)}</p>
      {!isSwitch && <p>{t('shell:session.loadFailedHelp')}</p>}
      {error.code === 'tenant.membership_not_active' && <p>{t('shell:tenant.errorHelp')}</p>}
    </Alert>
  )
}
