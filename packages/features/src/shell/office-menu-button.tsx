import { IconButton } from '@chonoi/ui/icon-button'
import { Menu } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import type { OfficeArea } from './frame-area.ts'
import { useOverlay } from './use-overlay.ts'

const fetchMenu = () => import('./office-menu.tsx')
const OfficeMenu = lazy(fetchMenu)

/** Opens the rail as a drawer on narrow screens. */
export function OfficeMenuButton({ area }: { area: OfficeArea }) {
  const { t } = useTranslation('shell')
  const { isOpen, setOpen, isWanted, triggerRef, triggerProps } = useOverlay(fetchMenu)
  return (
    <span className="office-menu">
      <IconButton ref={triggerRef} label={t('mobile.open')} icon={<Menu />} aria-haspopup="dialog" {...triggerProps} />
      {isWanted && (
        <Suspense>
          <OfficeMenu area={area} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </span>
  )
}
