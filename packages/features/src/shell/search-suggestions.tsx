import { containsFolded, href, normalizeText, searchPath, thumbnailUrl } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { formatMoney } from '@chonoi/i18n'
import { BareLink } from '@chonoi/ui/link'
import { useQuery } from '@tanstack/react-query'
import { Clock, LayoutGrid, Search, Store } from 'lucide-react'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { usePreferences } from '../app/preferences.tsx'
import { useServices } from '../app/services.tsx'
import { useDebounced } from '../app/use-debounced.ts'
import { categoryName } from '../catalog/category-queries.ts'
import { clearRecentSearches, keepSearch, recentSearches } from './recent-search-store.ts'
import { searchQueries } from './search-queries.ts'

export interface SearchSuggestionsProps {
  /** The id of the list, which the box names. */
  id: string
  typed: string
  /** The id of the option that the arrow keys reached. */
  active: string | null
  onChosen: () => void
  /** Called with whether there is anything to choose. */
  onShown: (isShown: boolean) => void
}

/** Pause in typing after which suggestions are fetched. */
const pauseMs = 200
const maxRecent = 3

/**
 * Lists what a search may mean below its box: recent searches, products, shops and categories. The focus stays in the box;
 * its arrow keys move over the options.
 */
export default function SearchSuggestions({ id, typed, active, onChosen, onShown }: SearchSuggestionsProps) {
  const { t } = useTranslation('shell')
  const { language } = usePreferences()
  const { api } = useServices()
  const [recent, setRecent] = useState(recentSearches)
  const text = normalizeText(typed).trim()
  const settled = useDebounced(text, pauseMs)
  const { data } = useQuery({ ...searchQueries(api).suggestions(settled), enabled: settled !== '' })
  const found = text === '' || settled === '' ? undefined : data
  const matching = text === '' ? recent : recent.filter((one) => one !== text && containsFolded(one, text))
  const searches = text === '' ? matching : matching.slice(0, maxRecent)
  const { products = [], shops = [], categories = [] } = found ?? {}
  const count = searches.length + products.length + shops.length + categories.length
  const isShown = count > 0
  useEffect(() => {
    onShown(isShown)
    return () => onShown(false)
  }, [isShown, onShown])
  if (!isShown) return null

  function clear() {
    clearRecentSearches()
    setRecent([])
    document.getElementById('site-search')?.focus()
  }

  const option = (key: string) => ({ id: `${id}-${key}`, isActive: active === `${id}-${key}`, onChosen })
  return (
    <div className="cn:absolute cn:z-1 cn:top-full cn:mt-1 cn:inset-x-0 cn:max-h-[70vh] cn:overflow-y-auto cn:p-2 cn:border cn:border-border cn:rounded-md cn:bg-surface-raised cn:float">
      <div id={id} role="listbox" aria-label={t('search.suggestions')} className="cn:grid cn:gap-2">
        {searches.length > 0 && (
          <Group label={t('search.recent')}>
            {searches.map((search, place) => (
              <Option
                key={search}
                {...option(`recent-${place}`)}
                to={searchPath(search) ?? href('/search')}
                onChosen={() => {
                  keepSearch(search)
                  onChosen()
                }}
                icon={<Clock aria-hidden="true" className={iconClass} />}
              >
                {search}
              </Option>
            ))}
          </Group>
        )}
        {shops.length > 0 && (
          <Group label={t('search.shops')}>
            {shops.map(({ id: key, name, slug }) => (
              <Option
                key={key}
                {...option(key)}
                to={href('/marketplace/tenant/$slug', { slug })}
                icon={<Store aria-hidden="true" className={iconClass} />}
              >
                {name}
              </Option>
            ))}
          </Group>
        )}
        {categories.length > 0 && (
          <Group label={t('search.categories')}>
            {categories.map((category) => (
              <Option
                key={category.id}
                {...option(category.id)}
                to={href('/products', { query: { categoryId: category.id } })}
                icon={<LayoutGrid aria-hidden="true" className={iconClass} />}
              >
                {categoryName(category, language)}
              </Option>
            ))}
          </Group>
        )}
        {products.length > 0 && (
          <Group label={t('search.products')}>
            {products.map(({ id: key, name, slug, priceInCents, imageUrl }) => (
              <Option
                key={key}
                {...option(key)}
                to={href('/products/$productId', { productId: slug })}
                icon={
                  imageUrl ? (
                    <img
                      src={thumbnailUrl(imageUrl, 32)}
                      alt=""
                      width={32}
                      height={32}
                      className="cn:size-8 cn:flex-none cn:rounded-sm"
                    />
                  ) : (
                    <Search aria-hidden="true" className={iconClass} />
                  )
                }
                end={formatMoney(priceInCents)}
              >
                {name}
              </Option>
            ))}
          </Group>
        )}
      </div>
      {text === '' && (
        <button
          type="button"
          className="cn:min-h-8 cn:px-2 cn:text-link cn:text-12 cn:font-medium cn:hover:underline"
          onClick={clear}
        >
          {t('search.clearRecent')}
        </button>
      )}
      <span role="status" className="cn:sr-only">
        {text === '' ? '' : t('search.suggested', { count })}
      </span>
    </div>
  )
}

const iconClass = 'cn:size-4 cn:flex-none cn:text-text-muted'

function Group({ label, children }: { label: string; children: ReactNode }) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id}>
      <span id={id} className="cn:block cn:px-2 cn:text-text-muted cn:text-12 cn:font-semibold">
        {label}
      </span>
      {children}
    </div>
  )
}

interface OptionProps {
  id: string
  isActive: boolean
  to: string
  icon: ReactNode
  end?: string
  onChosen: () => void
  children: string
}

/** A link that the box's arrow keys reach: it can be opened in another tab as well. */
function Option({ id, isActive, to, icon, end, onChosen, children }: OptionProps) {
  return (
    <BareLink
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={to}
      className="cn:flex cn:items-center cn:gap-3 cn:min-h-control-md cn:px-2 cn:rounded-sm cn:text-inherit cn:text-14 cn:no-underline cn:hover:bg-bg-subtle cn:aria-selected:bg-primary-subtle cn:aria-selected:text-on-primary-subtle"
      onClick={onChosen}
    >
      {icon}
      <span className="cn:min-w-0 cn:truncate" dir="auto">
        {children}
      </span>
      {end && <span className="cn:ml-auto cn:flex-none cn:text-text-muted">{end}</span>}
    </BareLink>
  )
}
