import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { useSession } from '../app/services.tsx'
import type { FrameArea } from './frame-area.ts'
import { SideNavigation } from './side-navigation.tsx'
import { shellSide } from './shell-classes.ts'

const key = 'sideNavCollapsed'

/**
 * The navigation column of wide screens. It can be collapsed to icons, which is remembered. Empty until the session is
 * known.
 */
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

  const Icon = isCollapsed ? PanelLeftOpen : PanelLeftClose
  return (
    <div className={shellSide} data-collapsed={isCollapsed || undefined}>
      {status === 'in' && (
        <>
          <SideNavigation area={area} isCollapsed={isCollapsed} />
          <button
            type="button"
            className="cn:flex cn:items-center cn:gap-3 cn:min-h-control-md cn:my-2 cn:mx-3 cn:px-3 cn:rounded-sm cn:text-text-muted cn:text-14 cn:hover:bg-bg-subtle cn:hover:text-text cn:in-data-collapsed:justify-center"
            aria-pressed={isCollapsed}
            onClick={toggle}
            title={t('side.collapse')}
          >
            <Icon aria-hidden="true" className="cn:size-4.5 cn:flex-none" />
            <span className={isCollapsed ? 'ui-visually-hidden' : undefined}>{t('side.collapse')}</span>
          </button>
        </>
      )}
    </div>
  )
}
