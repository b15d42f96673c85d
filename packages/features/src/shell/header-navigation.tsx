import { BareLink } from '@chonoi/ui/link'
import { useTranslation } from '@chonoi/i18n/react'
import { useNavigation, usePathname } from '../app/navigation.tsx'
import { useSession } from '../app/services.tsx'
import { MobileMenuButton } from './mobile-menu-button.tsx'
import { MoreMenu } from './more-menu.tsx'
import { mainLinks } from './site-links.ts'
import { TenantSwitcher } from './tenant-switcher.tsx'
import { shellLink, shellLinks } from './shell-classes.ts'

/**
 * The main links: a row on wide screens, a drawer behind a button on narrow ones. Links of the user's own are in the user
 * menu only.
 */
export function HeaderNavigation() {
  const { t } = useTranslation('shell')
  const pathname = usePathname()
  const { hasScreen } = useNavigation()
  const { tenantMemberships } = useSession()
  return (
    <nav
      id="site-navigation"
      tabIndex={-1}
      aria-label={t('nav.label')}
      className="cn:flex cn:[grid-area:nav] cn:items-center cn:justify-between cn:gap-4 cn:min-w-0"
    >
      <MobileMenuButton />
      <ul className={shellLinks}>
        {mainLinks
          .filter(({ href }) => hasScreen(href))
          .map(({ href, words }) => (
            <li key={href}>
              <BareLink href={href} className={shellLink} aria-current={pathname === href ? 'page' : undefined}>
                {t(words)}
              </BareLink>
            </li>
          ))}
        <li>
          <MoreMenu />
        </li>
      </ul>
      {tenantMemberships.length > 1 && (
        <div className={shellLinks}>
          <TenantSwitcher className={shellLink} />
        </div>
      )}
    </nav>
  )
}
