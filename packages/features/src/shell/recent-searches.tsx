import { searchPath, href } from '@chonoi/domain'
import { BareLink } from '@chonoi/ui/link'
import { Clock } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { clearRecentSearches, keepSearch, recentSearches } from './recent-search-store.ts'

/** What was searched for before, below the search box while it is in use. */
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
    <div className="shell-recent" role="group" aria-label={t('search.recent')}>
      <div className="shell-recent-head">
        <span aria-hidden="true">{t('search.recent')}</span>
        <button type="button" className="shell-recent-clear" onClick={clear}>
          {t('search.clearRecent')}
        </button>
      </div>
      <ul>
        {searches.map((search) => (
          <li key={search}>
            <BareLink
              href={searchPath(search) ?? href('/search')}
              className="shell-recent-link"
              onClick={() => choose(search)}
            >
              <Clock aria-hidden="true" />
              {search}
            </BareLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
