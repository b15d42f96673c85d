import { searchPath } from '@chonoi/domain'
import { announce } from '@chonoi/ui/live-region'
import { SearchField } from '@chonoi/ui/search-field'
import { Search } from 'lucide-react'
import { type FocusEvent, type FormEvent, type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { useNavigation, usePathname, useSearchParams } from '../app/navigation.tsx'
import { keepSearch } from './recent-search-store.ts'

const SearchSuggestions = lazy(() => import('./search-suggestions.tsx'))
const listId = 'site-search-suggestions'

/**
 * The header's search, with suggestions while typing (a combobox whose list is a listbox, by the ARIA pattern). A blank
 * search shows an error, and the box keeps the focus (SEARCH-01..04).
 */
export function SearchForm() {
  const { t } = useTranslation('shell')
  const pathname = usePathname()
  const search = useSearchParams()
  const { navigate } = useNavigation()
  const form = useRef<HTMLFormElement>(null)
  const box = useRef<HTMLInputElement>(null)
  const query = pathname === '/search' ? (search.get('q') ?? '') : ''
  const [typed, setTyped] = useState(query)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState<string | null>(null)
  const [isBlank, setBlank] = useState(false)
  const [isShown, setShown] = useState(false)

  function submit(event: FormEvent) {
    event.preventDefault()
    const text = box.current?.value ?? ''
    const path = searchPath(text)
    setBlank(path === null)
    if (path === null) {
      announce(t('search.empty'), 'assertive')
      box.current?.focus()
      return
    }
    keepSearch(text)
    close()
    navigate(path)
  }

  function open() {
    setTyped(box.current?.value ?? '')
    setOpen(true)
  }

  function close() {
    setOpen(false)
    setActive(null)
  }

  function closeWhenLeft(event: FocusEvent) {
    if (form.current?.contains(event.relatedTarget)) return
    close()
    setBlank(false)
  }

  function type() {
    setBlank(false)
    setActive(null)
    open()
  }

  /** Runs before the field's own keys: Escape closes the list first, and empties the box the next time. */
  function handleKey(event: KeyboardEvent) {
    if (event.target !== box.current || event.nativeEvent.isComposing || event.keyCode === 229) return
    const options = [...(form.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])]
    const at = options.findIndex(({ id }) => id === active)
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!isOpen) open()
      const step = event.key === 'ArrowDown' ? 1 : -1
      // Behind the last option and before the first one, the box itself is active.
      const next = at < 0 && step < 0 ? options.at(-1) : options[at + step]
      setActive(next?.id ?? null)
      next?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter' && at >= 0) {
      event.preventDefault()
      event.stopPropagation()
      options[at]?.click()
    } else if (event.key === 'Escape' && isOpen && options.length > 0) {
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  }

  return (
    <form
      ref={form}
      role="search"
      action="/search"
      className="cn:grid cn:relative cn:[grid-area:search] cn:grid-cols-[minmax(0,1fr)_auto] cn:justify-self-stretch cn:[&_.ui-control]:rounded-r-none cn:[&_.ui-control]:border-r-0 cn:bar-lg:max-w-160 cn:bar-lg:w-full cn:bar-lg:justify-self-center cn:max-bar-lg:[&_.ui-control-aside:first-child]:hidden cn:[&_.ui-field-error]:absolute cn:[&_.ui-field-error]:z-2 cn:[&_.ui-field-error]:top-full cn:[&_.ui-field-error]:inset-x-0 cn:[&_.ui-field-error]:py-2 cn:[&_.ui-field-error]:px-3 cn:[&_.ui-field-error]:border cn:[&_.ui-field-error]:border-border cn:[&_.ui-field-error]:rounded-md cn:[&_.ui-field-error]:bg-surface-raised cn:[&_.ui-field-error]:float"
      onSubmit={submit}
      onFocus={open}
      onBlur={closeWhenLeft}
      onKeyDownCapture={handleKey}
    >
      <SearchField
        key={query}
        ref={box}
        id="site-search"
        name="q"
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        defaultValue={query}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        {...(active !== null && { 'aria-activedescendant': active })}
        error={isBlank ? t('search.empty') : undefined}
        onChange={type}
      />
      <button
        type="submit"
        className="cn:grid cn:place-items-center cn:min-w-11 cn:px-3 cn:rounded-r-md cn:bg-primary cn:text-text-on-primary cn:text-14 cn:font-semibold cn:whitespace-nowrap cn:hover:bg-primary-hover"
      >
        <Search aria-hidden="true" className="cn:size-5 cn:bar-lg:hidden" />
        <span className="cn:max-bar-lg:sr-only">{t('search.submit')}</span>
      </button>
      {isOpen && !isBlank && (
        <Suspense>
          <SearchSuggestions id={listId} typed={typed} active={active} onChosen={close} onShown={setShown} />
        </Suspense>
      )}
    </form>
  )
}
