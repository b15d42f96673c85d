import type { SessionSnapshot } from '@chonoi/api-client'
import { Alert } from '@chonoi/ui/alert'
import { useTranslation } from '@chonoi/i18n/react'
import { codeWords } from '../app/problem-words.ts'
import { useConnection } from '../app/services.tsx'

/** The box with the documented title and the message of the state (TENANT-03), in the reader's language. */
export default function SwitchError({ error }: { error: NonNullable<SessionSnapshot['error']> }) {
  const { t, i18n } = useTranslation(['shell', 'errors'])
  const { session } = useConnection()
  return (
    <Alert tone="danger" title={t('shell:tenant.errorTitle')} onDismiss={session.dismissError}>
      <p>{codeWords(i18n, error.code)}</p>
      {error.code === 'tenant.membership_not_active' && <p>{t('shell:tenant.errorHelp')}</p>}
    </Alert>
  )
}
