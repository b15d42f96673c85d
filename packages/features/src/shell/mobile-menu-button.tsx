import { IconButton } from '@chonoi/ui/icon-button'
import { Menu } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { useOverlay } from './use-overlay.ts'

const fetchMenu = () => import('./mobile-menu.tsx')
const MobileMenu = lazy(fetchMenu)

/** Opens all links in a drawer where there is no room for them in a row (SHELL-19). */
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
