import { href, thumbnailUrl } from '@chonoi/domain'
import { BareLink } from '@chonoi/ui/link'
import { VisuallyHidden } from '@chonoi/ui/visually-hidden'
import { useTranslation } from '@chonoi/i18n/react'
import { usePreferences } from '../app/preferences.tsx'
import { useApi } from '../app/services.tsx'
import { categoryName } from '../catalog/category-queries.ts'
import { homeQueries } from './home-queries.ts'
import { useLoadedQuery } from './use-loaded-query.ts'
import { homeCategory, homeSection } from './home-classes.ts'

/** One row of a wide page. Further categories are in the filters of the product list. */
const maxCategories = 12

/** On phones the fourth tile is cut in half, so that the row is seen to go on. */
const cutTile = 'cn:max-sm:auto-cols-[max(5.25rem,calc((100vw_-_1rem)_/_3.5_-_0.5rem))]'

/** Shows the top-level categories: a row that scrolls where they don't fit. Left out while there are none. */
export function HomeCategories() {
  const { t } = useTranslation('home')
  const { language } = usePreferences()
  const { data } = useLoadedQuery(homeQueries(useApi()).categories())
  const top = (data ?? []).filter(({ parentId }) => parentId === null).slice(0, maxCategories)
  if (top.length === 0) return null
  return (
    <section className={homeSection}>
      <VisuallyHidden>
        <h2>{t('categories.title')}</h2>
      </VisuallyHidden>
      <ul
        className={`shell-fading-row ${cutTile} cn:grid cn:grid-cols-12 cn:gap-2 cn:max-xl:auto-cols-[6.25rem] cn:max-xl:grid-flow-col cn:max-xl:grid-cols-none cn:max-xl:-mx-4 cn:max-xl:pt-1 cn:max-xl:pb-2 cn:max-xl:px-4 cn:max-xl:overflow-x-auto cn:max-xl:[scrollbar-width:none]`}
      >
        {top.map((category) => (
          <li key={category.id}>
            <BareLink href={href('/products', { query: { categoryId: category.id } })} className={homeCategory}>
              {category.imageUrl && (
                <img
                  src={thumbnailUrl(category.imageUrl, 40)}
                  alt=""
                  width={40}
                  height={40}
                  loading="lazy"
                  className="cn:rounded-md"
                />
              )}
              <span>{categoryName(category, language)}</span>
            </BareLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
