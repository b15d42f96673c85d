import { href } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Alert } from '@chonoi/ui/alert'
import { LinkButton } from '@chonoi/ui/link-button'
import { useSession } from '../app/services.tsx'

/** Tells somebody of whom the platform demands the second factor why the back office is missing, and where to set it up. */
export function TwoFactorDemand() {
  const { t } = useTranslation('shell')
  const { user } = useSession()
  if (!user?.mustSetUpTwoFactor) return null
  return (
    <Alert
      tone="warning"
      title={t('access.twoFactorTitle')}
      actions={
        <LinkButton href={href('/profile')} size="sm">
          {t('access.twoFactorSetUp')}
        </LinkButton>
      }
    >
      {t('access.twoFactorText')}
    </Alert>
  )
}
