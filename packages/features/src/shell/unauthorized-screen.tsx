import { safeNext } from '@chonoi/api-client'
import { href } from '@chonoi/domain'
import { Container } from '@chonoi/ui/container'
import { LinkButton } from '@chonoi/ui/link-button'
import { announce } from '@chonoi/ui/live-region'
import { ShieldAlert } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { useSearchParams } from '../app/navigation.tsx'
import { useServices, useSession } from '../app/services.tsx'
import { StateHeading } from './state-heading.tsx'
import { shellState } from './shell-classes.ts'

/** Shown to users without the role for a page (ROUTE-90). Visitors can sign in and return to it. */
export function UnauthorizedScreen() {
  const { t } = useTranslation(['shell', 'common'])
  const { origin } = useServices()
  const { status } = useSession()
  const search = useSearchParams()
  const next = safeNext(search.get('next'), origin || 'http://site.internal', '/')
  useEffect(() => announce(t('shell:announce.denied'), 'assertive'), [t])
  return (
    <Container as="section" size="md" className={shellState}>
      <StateHeading
        icon={<ShieldAlert />}
        title={t('shell:access.unauthorizedTitle')}
        text={status === 'in' ? t('shell:access.pageDenied') : t('shell:access.unauthorizedText')}
      >
        {status === 'in' ? (
          <LinkButton href={href('/dashboard')}>{t('shell:access.backToDashboard')}</LinkButton>
        ) : (
          <LinkButton href={href('/login', { query: { next } })}>{t('common:action.signIn')}</LinkButton>
        )}
        <LinkButton href={href('/')} variant="secondary">
          {t('common:action.goHome')}
        </LinkButton>
      </StateHeading>
    </Container>
  )
}
