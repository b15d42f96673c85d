import type { ApiError } from '@chonoi/api-client'
import { LinkButton } from '@chonoi/ui/link-button'
import { LogIn, ShieldAlert } from 'lucide-react'
import { useTranslation } from '@chonoi/i18n/react'
import { problemWords } from '../app/problem-words.ts'
import { usePlace } from '../app/use-place.ts'
import { StateHeading } from './state-heading.tsx'

/** Whether the server refused because of who asked: trying again would end the same. */
export const isRefusedAccess = ({ status }: ApiError) => status === 401 || status === 403

/** In place of what the server refused: visitors are led to sign in and back, others are told why they may not. */
export function NoAccess({ error }: { error: ApiError }) {
  const { t, i18n } = useTranslation(['shell', 'common', 'errors'])
  const place = usePlace()
  return (
    <section className="shell-state" role="alert">
      {error.status === 401 ? (
        <StateHeading icon={<LogIn />} title={t('errors:auth.unauthenticated')} text={t('shell:access.signInText')}>
          <LinkButton href={`/login?next=${encodeURIComponent(place)}`}>{t('common:action.signIn')}</LinkButton>
        </StateHeading>
      ) : (
        <StateHeading
          icon={<ShieldAlert />}
          title={t('shell:access.unauthorizedTitle')}
          text={problemWords(i18n, error)}
        >
          <LinkButton href="/dashboard">{t('shell:access.backToDashboard')}</LinkButton>
        </StateHeading>
      )}
    </section>
  )
}
