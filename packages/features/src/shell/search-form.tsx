import { searchPath } from '@chonoi/domain'
import { announce } from '@chonoi/ui/live-region'
import { SearchField } from '@chonoi/ui/search-field'
import { Search } from 'lucide-react'
import { type FocusEvent, type FormEvent, type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { useNavigation, usePathname, useSearchParams } from '../app/navigation.tsx'
import { keepSearch } from './recent-search-store.ts'

const RecentSearches = lazy(() => import('./recent-searches.tsx'))

/** The search of the header: a blank one is refused, said, and the box keeps the focus (SEARCH-01..04). */
export function SearchForm() {
  const { t } = useTranslation('shell')
  const pathname = usePathname()
  const search = useSearchParams()
  const { navigate } = useNavigation()
  const form = useRef<HTMLFormElement>(null)
  const box = useRef<HTMLInputElement>(null)
  const [showsRecent, setShowsRecent] = useState(false)
  const query = pathname === '/search' ? (search.get('q') ?? '') : ''

  function submit(event: FormEvent) {
    event.preventDefault()
    const text = box.current?.value ?? ''
    const path = searchPath(text)
    if (path === null) {
      announce(t('search.empty'), 'assertive')
      box.current?.focus()
      return
    }
    keepSearch(text)
    setShowsRecent(false)
    navigate(path)
  }

  function closeWhenLeft(event: FocusEvent) {
    if (!form.current?.contains(event.relatedTarget)) setShowsRecent(false)
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !showsRecent) return
    setShowsRecent(false)
    box.current?.focus()
  }

  return (
    <form
      ref={form}
      role="search"
      action="/search"
      className="shell-search"
      onSubmit={submit}
      onFocus={() => setShowsRecent(true)}
      onBlur={closeWhenLeft}
      onKeyDown={closeOnEscape}
    >
      <SearchField
        key={query}
        ref={box}
        id="site-search"
        name="q"
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        defaultValue={query}
      />
      <button type="submit" className="shell-search-submit">
        <Search aria-hidden="true" />
        <span className="shell-search-words">{t('search.submit')}</span>
      </button>
      {showsRecent && (
        <Suspense>
          <RecentSearches onChosen={() => setShowsRecent(false)} />
        </Suspense>
      )}
    </form>
  )
}
