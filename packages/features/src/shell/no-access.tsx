import type { ApiError } from '@chonoi/api-client'
import { href } from '@chonoi/domain'
import { EmptyState } from '@chonoi/ui/empty-state'
import { LinkButton } from '@chonoi/ui/link-button'
import { LogIn, ShieldAlert } from 'lucide-react'
import { useTranslation } from '@chonoi/i18n/react'
import { problemWords } from '../app/problem-words.ts'
import { usePlace } from '../app/use-place.ts'
import { StateHeading } from './state-heading.tsx'
import { shellState } from './shell-classes.ts'

export interface NoAccessProps {
  error: ApiError
  /** 1 where it replaces a whole page. */
  headingLevel: 1 | 2 | 3
}

/** Shown instead of content that the server refused: visitors can sign in and return, others see the reason. */
export default function NoAccess({ error, headingLevel }: NoAccessProps) {
  const { t, i18n } = useTranslation(['shell', 'common', 'errors'])
  const place = usePlace()
  const isVisitor = error.status === 401
  const icon = isVisitor ? <LogIn /> : <ShieldAlert />
  const text = isVisitor ? t('shell:access.signInText') : problemWords(i18n, error)
  const signIn = isVisitor && (
    <LinkButton href={href('/login', { query: { next: place } })}>{t('common:action.signIn')}</LinkButton>
  )
  if (headingLevel !== 1) {
    const title = isVisitor ? t('errors:auth.unauthenticated') : t('shell:access.partDenied')
    // When only a part of a page is refused, the page has its own links.
    return (
      <EmptyState role="alert" headingLevel={headingLevel} icon={icon} title={title} message={text} action={signIn} />
    )
  }
  const title = isVisitor ? t('errors:auth.unauthenticated') : t('shell:access.unauthorizedTitle')
  return (
    <section className={shellState} role="alert">
      <StateHeading icon={icon} title={title} text={text}>
        {signIn || <LinkButton href={href('/dashboard')}>{t('shell:access.backToDashboard')}</LinkButton>}
      </StateHeading>
    </section>
  )
}
