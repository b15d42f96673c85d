import { searchPath, href } from '@chonoi/domain'
import { BareLink } from '@chonoi/ui/link'
import { Clock } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { clearRecentSearches, keepSearch, recentSearches } from './recent-search-store.ts'

/** Lists recent searches below the search box while it has the focus. */
export default function RecentSearches({ onChosen }: { onChosen: () => void }) {
  const { t } = useTranslation('shell')
  const [searches, setSearches] = useState(recentSearches)
  if (searches.length === 0) return null

  function clear() {
    clearRecentSearches()
    setSearches([])
    document.getElementById('site-search')?.focus()
  }

  function choose(search: string) {
    keepSearch(search)
    onChosen()
  }

  return (
    <div
      className="cn:absolute cn:z-1 cn:top-full cn:mt-1 cn:inset-x-0 cn:p-2 cn:border cn:border-border cn:rounded-md cn:bg-surface-raised cn:float"
      role="group"
      aria-label={t('search.recent')}
    >
      <div className="cn:flex cn:items-center cn:justify-between cn:px-2 cn:text-text-muted cn:text-12 cn:font-semibold">
        <span aria-hidden="true">{t('search.recent')}</span>
        <button type="button" className="cn:min-h-8 cn:text-link cn:font-medium cn:hover:underline" onClick={clear}>
          {t('search.clearRecent')}
        </button>
      </div>
      <ul>
        {searches.map((search) => (
          <li key={search}>
            <BareLink
              href={searchPath(search) ?? href('/search')}
              className="cn:flex cn:items-center cn:gap-3 cn:min-h-control-md cn:px-2 cn:rounded-sm cn:text-inherit cn:text-14 cn:no-underline cn:hover:bg-bg-subtle"
              onClick={() => choose(search)}
            >
              <Clock aria-hidden="true" className="cn:size-4 cn:flex-none cn:text-text-muted" />
              {search}
            </BareLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
