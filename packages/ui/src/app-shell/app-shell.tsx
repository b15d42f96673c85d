import { Menu } from 'lucide-react'
import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react'
import { classNames } from '../base/class-names.ts'
import { withoutNulls } from '../base/without-nulls.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useUi } from '../ui-provider/ui-context.ts'

/** Loaded on demand, so that overlays don't delay the first paint. */
const NavDrawer = lazy(() => import('./nav-drawer.tsx'))

export interface AppShellProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Inside the header, usually a TopBar. */
  header: ReactNode
  /** A SideNav: next to the content on wide screens, in a drawer on phones. */
  nav?: ReactNode
  /** Title of the drawer. */
  navTitle?: string
  footer?: ReactNode
  /** Target of the skip link. Default `main`. */
  mainId?: string
  children: ReactNode
}

/** The layout of a page: header, navigation, main and footer landmarks. */
export function AppShell(props: AppShellProps) {
  const { header, nav, navTitle = '', footer, mainId = 'main', className, children, ...rest } = withoutNulls(props)
  const { labels } = useUi()
  const [isNavOpen, setNavOpen] = useState(false)
  const [wasNavOpened, setNavOpened] = useState(false)

  function openNav() {
    setNavOpened(true)
    setNavOpen(true)
  }

  return (
    <div {...rest} className={classNames('ui-app-shell', className)} data-has-nav={nav ? '' : undefined}>
      <header className="ui-app-shell-header">
        {nav && (
          <span className="ui-app-shell-menu">
            <IconButton label={labels.openMenu} icon={<Menu />} aria-expanded={isNavOpen} onClick={openNav} />
          </span>
        )}
        {header}
      </header>
      {nav && <div className="ui-app-shell-nav">{nav}</div>}
      <main id={mainId} tabIndex={-1} className="ui-app-shell-main">
        {children}
      </main>
      {footer && <footer className="ui-app-shell-footer">{footer}</footer>}
      {wasNavOpened && (
        <Suspense>
          <NavDrawer title={navTitle} isOpen={isNavOpen} onOpenChange={setNavOpen}>
            {nav}
          </NavDrawer>
        </Suspense>
      )}
    </div>
  )
}
