import {
  adminOnly,
  guestRouteOutcome,
  meetsRequirement,
  protectedRouteOutcome,
  type Requirement,
  type Role,
  href,
} from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { toastQueue } from '@chonoi/ui/toast'
import { type ReactNode, useEffect, useState } from 'react'
import { LoadingScreen } from '../shell/loading-screen.tsx'
import { TwoFactorDemandedScreen } from '../shell/two-factor-demanded-screen.tsx'
import { useNavigation, usePathname } from './navigation.tsx'
import { useSession } from './services.tsx'
import { usePlace } from './use-place.ts'

function Redirect({ to }: { to: string }) {
  const pathname = usePathname()
  const { navigate, settled } = useNavigation()
  // Keeps the first target: the address changes before this page unmounts, and later values of `to` are stale.
  const [target] = useState(to)
  const isThere = target.split(/[?#]/)[0] === pathname
  useEffect(() => {
    if (isThere) return
    let isShown = true
    // A navigation under way, as after signing out, finishes first.
    void settled().then(() => isShown && navigate(target, { replace: true, ignoreBlock: true }))
    return () => {
      isShown = false
    }
  }, [navigate, settled, target, isThere])
  return <LoadingScreen />
}

/** The documented wrapper: loading, then the role check, then the login check (GUARD-01..03). */
export function ProtectedRoute({ roles = [], children }: { roles?: readonly Role[]; children: ReactNode }) {
  const { status, actor, user } = useSession()
  const place = usePlace()
  const outcome = protectedRouteOutcome(status === 'unknown' ? { isLoading: true } : { isLoading: false, actor }, roles)
  if (outcome === 'loading') return <LoadingScreen />
  if (outcome === 'unauthorized' && user?.mustSetUpTwoFactor) return <TwoFactorDemandedScreen />
  if (outcome === 'unauthorized') return <Redirect to={href('/unauthorized', { query: { next: place } })} />
  if (outcome === 'login') return <Redirect to={href('/login', { query: { next: place } })} />
  return children
}

/**
 * Renders pages for visitors only; redirects signed-in users to the page they wanted, else to the dashboard (GUARD-04).
 */
export function GuestOnlyRoute({
  destination = href('/dashboard'),
  children,
}: {
  destination?: string
  children: ReactNode
}) {
  const { status, actor } = useSession()
  const outcome = guestRouteOutcome(status === 'unknown' ? { isLoading: true } : { isLoading: false, actor })
  if (outcome === 'dashboard') return <Redirect to={destination} />
  return children
}

export interface GuardProps {
  requirement: Requirement
  /** Rendered for those who lack the requirement, including visitors (GUARD-09). */
  fallback?: ReactNode
  children: ReactNode
}

/** Shows its children to users who meet the requirement (GUARD-05..09). */
export function Guard({ requirement, fallback = null, children }: GuardProps) {
  const { actor } = useSession()
  return meetsRequirement(actor, requirement) ? children : fallback
}

/**
 * Shows a screen of the back office to administrators. Others who are signed in are told that it isn't theirs and go to
 * the dashboard (ROLE-30).
 */
export function OfficeRoute({ children }: { children: ReactNode }) {
  const { status, actor, user } = useSession()
  if (status === 'unknown') return <LoadingScreen />
  if (!actor || meetsRequirement(actor, adminOnly)) return <ProtectedRoute>{children}</ProtectedRoute>
  if (user?.mustSetUpTwoFactor) return <TwoFactorDemandedScreen />
  return <ToDashboard />
}

function ToDashboard() {
  const { t } = useTranslation('shell')
  const [told] = useState(t('access.pageDenied'))
  useEffect(() => {
    toastQueue.add({ type: 'error', title: told })
  }, [told])
  return <Redirect to={href('/dashboard')} />
}
