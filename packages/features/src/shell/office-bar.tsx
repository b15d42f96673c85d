import type { OfficeArea } from './frame-area.ts'
import { LanguageMenu } from './language-menu.tsx'
import { OfficeSearch } from './office-search.tsx'
import { OfficeTools } from './office-tools.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

/** The bar above the page: search and commands, the shop worked in, language, theme, bell and person. */
export function OfficeBar({ area }: { area: OfficeArea }) {
  return (
    <header className="office-bar">
      <OfficeSearch />
      <div className="office-tools">
        <OfficeTools area={area}>
          <span className="cn:hidden cn:md:flex">
            <LanguageMenu />
            <ThemeToggle />
          </span>
        </OfficeTools>
      </div>
    </header>
  )
}
