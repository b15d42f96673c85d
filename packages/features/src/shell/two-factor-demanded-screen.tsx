import { href } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Container } from '@chonoi/ui/container'
import { LinkButton } from '@chonoi/ui/link-button'
import { announce } from '@chonoi/ui/live-region'
import { ShieldAlert } from 'lucide-react'
import { useEffect } from 'react'
import { shellState } from './shell-classes.ts'
import { StateHeading } from './state-heading.tsx'

/** In place of a page that opens once the second factor, which the platform demands of the person's role, is set up. */
export function TwoFactorDemandedScreen() {
  const { t } = useTranslation('shell')
  useEffect(() => announce(t('access.twoFactorTitle'), 'assertive'), [t])
  return (
    <Container as="section" size="md" className={shellState}>
      <StateHeading icon={<ShieldAlert />} title={t('access.twoFactorTitle')} text={t('access.twoFactorText')}>
        <LinkButton href={href('/profile')}>{t('access.twoFactorSetUp')}</LinkButton>
        <LinkButton href={href('/dashboard')} variant="secondary">
          {t('access.backToDashboard')}
        </LinkButton>
      </StateHeading>
    </Container>
  )
}
