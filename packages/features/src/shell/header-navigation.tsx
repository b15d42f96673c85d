import { BareLink } from '@chonoi/ui/link'
import { useTranslation } from '@chonoi/i18n/react'
import { useNavigation, usePathname } from '../app/navigation.tsx'
import { useSession } from '../app/services.tsx'
import { MobileMenuButton } from './mobile-menu-button.tsx'
import { MoreMenu } from './more-menu.tsx'
import { mainLinks } from './site-links.ts'
import { TenantSwitcher } from './tenant-switcher.tsx'
import { useEntitledLinks } from './use-entitled-links.ts'
import { shellLink, shellLinks } from './shell-classes.ts'

/** The main links: a row on wide screens, a drawer behind a button on narrow ones. */
export function HeaderNavigation() {
  const { t } = useTranslation('shell')
  const pathname = usePathname()
  const { hasScreen } = useNavigation()
  const { tenantMemberships } = useSession()
  const entitled = useEntitledLinks().filter(({ isInRow }) => isInRow)
  const link = ({
    href,
    words,
  }: {
    href: string
    words: (typeof mainLinks)[number]['words'] | (typeof entitled)[number]['words']
  }) => (
    <li key={href}>
      <BareLink href={href} className={shellLink} aria-current={pathname === href ? 'page' : undefined}>
        {t(words)}
      </BareLink>
    </li>
  )
  return (
    <nav
      id="site-navigation"
      tabIndex={-1}
      aria-label={t('nav.label')}
      className="cn:flex cn:[grid-area:nav] cn:items-center cn:justify-between cn:gap-4 cn:min-w-0"
    >
      <MobileMenuButton />
      <ul className={shellLinks}>
        {mainLinks.filter(({ href }) => hasScreen(href)).map(link)}
        <li>
          <MoreMenu />
        </li>
      </ul>
      <ul className={shellLinks}>
        {entitled.map(link)}
        {tenantMemberships.length > 1 && (
          <li>
            <TenantSwitcher className={shellLink} />
          </li>
        )}
      </ul>
    </nav>
  )
}
