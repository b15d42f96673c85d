import { href } from '@chonoi/domain'
import { LinkButton } from '@chonoi/ui/link-button'
import { lazy, Suspense } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { usePlatform } from '../app/platform.tsx'
import { useSession } from '../app/services.tsx'
import { CartPlace } from './cart-place.tsx'
import { GuestCartButton } from './guest-cart-button.tsx'

/** Needed by signed-in users only. */
const SignedInTools = lazy(() => import('./signed-in-tools.tsx'))

/** Shows cart, bell and account, or links to sign in. Reserves the space while the session is unknown. */
export function AccountSlot() {
  const { t } = useTranslation('shell')
  const { status } = useSession()
  const { isRegistrationOpen } = usePlatform()
  return (
    <div
      // As wide as the final content, so that nothing shifts once the session is known.
      className="cn:flex cn:items-center cn:justify-end cn:gap-1 cn:min-w-33 cn:min-h-11 cn:bar-lg:min-w-66 cn:bar-lg:gap-2"
    >
      {status === 'unknown' && <CartPlace />}
      {status === 'out' && (
        <>
          <GuestCartButton />
          <LinkButton href={href('/login')} variant="ghost" className="cn:whitespace-nowrap cn:max-bar-lg:px-2">
            {t('nav.signIn')}
          </LinkButton>
          {isRegistrationOpen && (
            <LinkButton href={href('/register')} className="cn:hidden cn:bar-lg:inline-flex">
              {t('nav.signUp')}
            </LinkButton>
          )}
        </>
      )}
      {status === 'in' && (
        <Suspense fallback={<CartPlace />}>
          <SignedInTools />
        </Suspense>
      )}
    </div>
  )
}
