import { useSession } from '../app/services.tsx'
import { CollapseButton } from './collapse-button.tsx'
import { SideNavigation } from './side-navigation.tsx'
import { shellSide } from './shell-classes.ts'
import { useCollapsedNavigation } from './use-collapsed-navigation.ts'

/** The account's navigation on wide screens. It can be collapsed to icons. Empty until the session is known. */
export default function SideColumn() {
  const { status } = useSession()
  const [isCollapsed, toggle] = useCollapsedNavigation()
  return (
    <div className={shellSide} data-collapsed={isCollapsed || undefined}>
      {status === 'in' && (
        <>
          <SideNavigation area="account" isCollapsed={isCollapsed} />
          <CollapseButton isCollapsed={isCollapsed} onToggle={toggle} />
        </>
      )}
    </div>
  )
}
