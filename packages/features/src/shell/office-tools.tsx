import { href } from '@chonoi/domain'
import { LinkButton } from '@chonoi/ui/link-button'
import { lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { useSession } from '../app/services.tsx'
import type { OfficeArea } from './frame-area.ts'

/** Needed by signed-in users only. */
const SignedInOfficeTools = lazy(() => import('./signed-in-office-tools.tsx'))

/** The tools at the end of the bar: those of signed-in users around `children`, or the way to sign in. */
export function OfficeTools({ area, children }: { area: OfficeArea; children: ReactNode }) {
  const { t } = useTranslation('shell')
  const { status } = useSession()
  if (status === 'out')
    return (
      <>
        {children}
        <LinkButton href={href('/login')} variant="ghost">
          {t('nav.signIn')}
        </LinkButton>
      </>
    )
  const early = (
    <>
      {children}
      {/* As wide as the bell and the person, so that the tools before them don't move. */}
      <span className="cn:w-26" aria-hidden="true" />
    </>
  )
  if (status !== 'in') return early
  return (
    <Suspense fallback={early}>
      <SignedInOfficeTools area={area}>{children}</SignedInOfficeTools>
    </Suspense>
  )
}
