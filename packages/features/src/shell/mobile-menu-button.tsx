import { IconButton } from '@chonoi/ui/icon-button'
import { Menu } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { useOverlay } from './use-overlay.ts'

const fetchMenu = () => import('./mobile-menu.tsx')
const MobileMenu = lazy(fetchMenu)

/** Opens a drawer of all links on narrow screens (SHELL-19). */
export function MobileMenuButton() {
  const { t } = useTranslation('shell')
  const { isOpen, setOpen, isWanted, triggerRef, triggerProps } = useOverlay(fetchMenu)
  return (
    <span className="cn:bar-lg:hidden">
      <IconButton ref={triggerRef} label={t('mobile.open')} icon={<Menu />} aria-haspopup="dialog" {...triggerProps} />
      {isWanted && (
        <Suspense>
          <MobileMenu isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </span>
  )
}
