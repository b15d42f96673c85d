import { useTranslation } from '@chonoi/i18n/react'
import { Alert } from '@chonoi/ui/alert'
import type { PushProblem as Problem } from './enable-push.ts'

/** Says why push messages couldn't be turned on: the documented red alert (PUSH-07). */
export function PushProblem({ problem }: { problem: Problem }) {
  const { t } = useTranslation('shell')
  return (
    <Alert tone="danger" title={t('push.errorTitle')}>
      {t(`push.${problem}`)}
    </Alert>
  )
}
