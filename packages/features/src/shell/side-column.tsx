import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { useSession } from '../app/services.tsx'
import type { FrameArea } from './frame-area.ts'
import { SideNavigation } from './side-navigation.tsx'

const key = 'sideNavCollapsed'

/** The navigation column of wide screens; it folds to icons and stays so. Empty until it is known who is here. */
export default function SideColumn({ area }: { area: Exclude<FrameArea, 'site'> }) {
  const { t } = useTranslation('shell')
  const { status } = useSession()
  const [isCollapsed, setCollapsed] = useState(
    () => typeof localStorage !== 'undefined' && localStorage.getItem(key) === 'yes',
  )

  function toggle() {
    const next = !isCollapsed
    setCollapsed(next)
    if (next) localStorage.setItem(key, 'yes')
    else localStorage.removeItem(key)
  }

  return (
    <div className="shell-side" data-collapsed={isCollapsed || undefined}>
      {status === 'in' && (
        <>
          <SideNavigation area={area} isCollapsed={isCollapsed} />
          <button
            type="button"
            className="shell-side-toggle"
            aria-pressed={isCollapsed}
            onClick={toggle}
            title={t('side.collapse')}
          >
            {isCollapsed ? <PanelLeftOpen aria-hidden="true" /> : <PanelLeftClose aria-hidden="true" />}
            <span className={isCollapsed ? 'ui-visually-hidden' : undefined}>{t('side.collapse')}</span>
          </button>
        </>
      )}
    </div>
  )
}
