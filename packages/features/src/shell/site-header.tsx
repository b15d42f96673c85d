import { href } from '@chonoi/domain'
import { Link } from '@chonoi/ui/link'
import { useTranslation } from '@chonoi/i18n/react'
import { AccountSlot } from './account-slot.tsx'
import { HeaderNavigation } from './header-navigation.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { SearchForm } from './search-form.tsx'
import { SiteLogo } from './site-logo.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

/** Logo, search and tools; below them, or behind the menu button on phones, the links. */
export function SiteHeader() {
  const { t } = useTranslation('shell')
  return (
    <header className="shell-header">
      <div className="shell-header-row">
        <Link href={href('/')} variant="plain" className="shell-home" aria-label={t('homeLink')}>
          <SiteLogo />
        </Link>
        <SearchForm />
        <div className="shell-tools">
          <span className="shell-preferences">
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
