import { CountBadge } from '@chonoi/ui/count-badge'
import { IconButton } from '@chonoi/ui/icon-button'
import { ShoppingCart } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { useGuestCart } from '../app/services.tsx'
import { useOverlay } from './use-overlay.ts'

const fetchPanel = () => import('./guest-cart-panel.tsx')
const GuestCartPanel = lazy(fetchPanel)

/** The guest's cart button. Its panel links to the cart and to signing in. */
export function GuestCartButton() {
  const { t } = useTranslation('shell')
  const { itemCount } = useGuestCart()
  const { isOpen, setOpen, isWanted, triggerRef, triggerProps } = useOverlay(fetchPanel)
  return (
    <>
      <IconButton
        ref={triggerRef}
        label={itemCount === 0 ? t('cart.empty') : t('cart.label', { count: itemCount })}
        icon={<ShoppingCart />}
        badge={<CountBadge count={itemCount} />}
        aria-haspopup="dialog"
        {...triggerProps}
      />
      {isWanted && (
        <Suspense>
          <GuestCartPanel triggerRef={triggerRef} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
