import { href } from '@chonoi/domain'
import { Link } from '@chonoi/ui/link'
import { useTranslation } from '@chonoi/i18n/react'
import { useSession } from '../app/services.tsx'
import { CollapseButton } from './collapse-button.tsx'
import type { OfficeArea } from './frame-area.ts'
import { OfficeNavigation } from './office-navigation.tsx'
import { SiteLogo } from './site-logo.tsx'
import { useCollapsedNavigation } from './use-collapsed-navigation.ts'

/** The rail of wide screens. Without sections until the session is known, and for those who may open none. */
export default function OfficeRail({ area }: { area: OfficeArea }) {
  const { t } = useTranslation('shell')
  const { status } = useSession()
  const [isCollapsed, toggle] = useCollapsedNavigation()
  return (
    <div className="office-rail-column" data-collapsed={isCollapsed || undefined}>
      <Link href={href('/')} variant="plain" className="office-home" aria-label={t('homeLink')}>
        <SiteLogo />
      </Link>
      {status === 'in' && (
        <>
          <OfficeNavigation area={area} isCollapsed={isCollapsed} />
          <CollapseButton isCollapsed={isCollapsed} onToggle={toggle} />
        </>
      )}
    </div>
  )
}
