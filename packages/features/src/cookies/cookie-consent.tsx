import { consentBannerDelay } from '@chonoi/domain'
import { lazy, Suspense, useEffect, useState } from 'react'
import { consentStore } from './consent-store.ts'

const ConsentBanner = lazy(() => import('./consent-banner.tsx'))

/** Asks for cookie consent 2 s after the page was loaded, unless it was given before (COOKIE-01, COOKIE-02). */
export function CookieConsent() {
  const [isAsking, setAsking] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setAsking(consentStore.read() === null), consentBannerDelay)
    return () => clearTimeout(timer)
  }, [])
  if (!isAsking) return null
  return (
    <Suspense>
      <ConsentBanner onAnswered={() => setAsking(false)} />
    </Suspense>
  )
}
