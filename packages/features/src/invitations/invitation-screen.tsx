import { ApiError } from '@chonoi/api-client'
import { href } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { LinkButton } from '@chonoi/ui/link-button'
import { useQuery } from '@tanstack/react-query'
import { MailX } from 'lucide-react'
import { useSearchParams } from '../app/navigation.tsx'
import { useApi, useSession } from '../app/services.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { LoadingScreen } from '../shell/loading-screen.tsx'
import { shellState } from '../shell/shell-classes.ts'
import { StateHeading } from '../shell/state-heading.tsx'
import { InvitationLetter } from './invitation-letter.tsx'
import { teamQueries } from './invitations-queries.ts'

/** The page of a mailed invitation (/invitation?token=…): accept or decline. */
export function InvitationScreen() {
  const token = useSearchParams().get('token') ?? ''
  const { status } = useSession()
  const result = useQuery({
    ...teamQueries(useApi()).byToken(token),
    enabled: token !== '',
    retry: (count, error) => !(error instanceof ApiError) && count < 2,
  })
  const isUnknown = token === '' || (result.error instanceof ApiError && result.error.status === 404)
  if (isUnknown || (result.error instanceof ApiError && result.error.status === 422)) return <UnknownLink />
  if (result.isError) return <QueryFailure result={result} headingLevel={1} />
  if (!result.data || status === 'unknown') return <LoadingScreen />
  return <InvitationLetter token={token} invitation={result.data} />
}

function UnknownLink() {
  const { t } = useTranslation('invitations')
  return (
    <section className={shellState}>
      <StateHeading icon={<MailX />} title={t('read.unknown')} text={t('read.unknownText')}>
        <LinkButton href={href('/')}>{t('read.home')}</LinkButton>
      </StateHeading>
    </section>
  )
}
