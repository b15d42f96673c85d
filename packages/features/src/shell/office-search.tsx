import { useCommandKeyName } from '@chonoi/ui/use-command-key'
import { Search } from 'lucide-react'
import { useTranslation } from '@chonoi/i18n/react'
import { commandMenu } from './command-menu-store.ts'

/** Opens the command palette, and shows its keys. Looks like the search box that the palette then has. */
export function OfficeSearch() {
  const { t } = useTranslation('shell')
  const keys = useCommandKeyName()
  return (
    <button
      id="site-search"
      type="button"
      className="office-search"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => commandMenu.setOpen(true)}
    >
      <Search aria-hidden="true" className="cn:size-4 cn:flex-none" />
      <span className="cn:truncate cn:max-sm:sr-only">{t('office.search')}</span>
      <kbd className="office-keys" aria-hidden="true">
        {keys}
      </kbd>
    </button>
  )
}
