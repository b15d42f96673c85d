import { searchPath } from '@chonoi/domain'
import { announce } from '@chonoi/ui/live-region'
import { SearchField } from '@chonoi/ui/search-field'
import { Search } from 'lucide-react'
import { type FocusEvent, type FormEvent, type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { useNavigation, usePathname, useSearchParams } from '../app/navigation.tsx'
import { keepSearch } from './recent-search-store.ts'

const RecentSearches = lazy(() => import('./recent-searches.tsx'))

/** The header's search. A blank one shows an error, and the box keeps the focus (SEARCH-01..04). */
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
      className="cn:grid cn:relative cn:[grid-area:search] cn:grid-cols-[minmax(0,1fr)_auto] cn:justify-self-stretch cn:[&_.ui-control]:rounded-r-none cn:[&_.ui-control]:border-r-0 cn:bar-lg:max-w-160 cn:bar-lg:w-full cn:bar-lg:justify-self-center cn:max-bar-lg:[&_.ui-control-aside:first-child]:hidden"
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
      <button
        type="submit"
        className="cn:grid cn:place-items-center cn:min-w-11 cn:px-3 cn:rounded-r-md cn:bg-primary cn:text-text-on-primary cn:text-14 cn:font-semibold cn:whitespace-nowrap cn:hover:bg-primary-hover"
      >
        <Search aria-hidden="true" className="cn:size-5 cn:bar-lg:hidden" />
        <span className="cn:max-bar-lg:sr-only">{t('search.submit')}</span>
      </button>
      {showsRecent && (
        <Suspense>
          <RecentSearches onChosen={() => setShowsRecent(false)} />
        </Suspense>
      )}
    </form>
  )
}
