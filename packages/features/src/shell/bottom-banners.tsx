import { edgeHeight } from '@chonoi/ui/edge-height'
import { CookieConsent } from '../cookies/cookie-consent.tsx'
import { useConsent } from '../cookies/use-consent.ts'
import { UpdatePrompt } from './update-prompt.tsx'

const bannersHeight = edgeHeight('banners')

/**
 * The banners at the bottom of the window, one at a time: cookies first, then a new version. Everything else that sticks
 * there stands on them (`--ui-edge-banners`), and the page ends above them. They come after the page, so they can't stand
 * in its flow without moving what is read.
 */
export function BottomBanners() {
  return (
    <div ref={bannersHeight} className="cn:fixed cn:z-sticky cn:bottom-0 cn:inset-x-0">
      <CookieConsent />
      <SiteUpdate />
    </div>
  )
}

/** A component of its own: the consent is known after hydration, and only this may be rendered again then. */
function SiteUpdate() {
  return <UpdatePrompt isHeldBack={!useConsent()} />
}
