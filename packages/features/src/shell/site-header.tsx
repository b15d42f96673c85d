import { href } from '@chonoi/domain'
import { Link } from '@chonoi/ui/link'
import { useTranslation } from '@chonoi/i18n/react'
import { AccountSlot } from './account-slot.tsx'
import { HeaderNavigation } from './header-navigation.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { SearchForm } from './search-form.tsx'
import { SiteLogo } from './site-logo.tsx'
import { ThemeToggle } from './theme-toggle.tsx'
import { shellHome } from './shell-classes.ts'
import { useScrollsDown } from './use-scrolls-down.ts'

/** The header: logo, search and tools; below them, or behind the menu button on phones, the links. */
export function SiteHeader() {
  const { t } = useTranslation('shell')
  const headerRef = useScrollsDown()
  return (
    <header /* Header */
      // The layout depends on the width in characters, so that larger text gets the narrow layout.
      ref={headerRef}
      className="shell-header cn:sticky cn:z-sticky cn:top-0 cn:border-b cn:border-border cn:bg-surface cn:@container/site-header"
    >
      <div className="shell-header-row">
        <Link
          href={href('/')}
          variant="plain"
          className={`cn:[grid-area:home] ${shellHome}`}
          aria-label={t('homeLink')}
        >
          <SiteLogo />
        </Link>
        <SearchForm />
        <div
          // Reserves the final width, as the page is rendered in parts.
          className="cn:flex cn:[grid-area:tools] cn:items-center cn:min-w-33 cn:bar-md:min-w-53 cn:bar-lg:min-w-86"
        >
          <span className="cn:hidden cn:bar-md:flex">
            <LanguageMenu />
            <ThemeToggle />
          </span>
          <AccountSlot />
        </div>
        <HeaderNavigation />
      </div>
    </header>
  )
}
