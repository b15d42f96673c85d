import { Drawer } from '@chonoi/ui/drawer'
import type { MouseEvent } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { useSession } from '../app/services.tsx'
import type { OfficeArea } from './frame-area.ts'
import { LanguageMenu } from './language-menu.tsx'
import { OfficeNavigation } from './office-navigation.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

export interface OfficeMenuProps {
  area: OfficeArea
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The rail as a drawer, with language and theme; following a link closes it. */
export default function OfficeMenu({ area, isOpen, onOpenChange }: OfficeMenuProps) {
  const { t } = useTranslation('shell')
  const { status } = useSession()

  function closeAfterLink(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest('a[href]')) onOpenChange(false)
  }

  return (
    <Drawer title={t(`side.${area}`)} side="start" isOpen={isOpen} onOpenChange={onOpenChange} className="shell-drawer">
      {/* Detects bubbled clicks on links; the links themselves are the controls. */}
      <div role="presentation" className="office-drawer" onClick={closeAfterLink}>
        {status === 'in' && <OfficeNavigation area={area} />}
        <div className="cn:flex cn:px-3">
          <LanguageMenu />
          <ThemeToggle />
        </div>
      </div>
    </Drawer>
  )
}
