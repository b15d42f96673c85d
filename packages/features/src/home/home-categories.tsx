import { href } from '@chonoi/domain'
import { Heading } from '@chonoi/ui/heading'
import { BareLink } from '@chonoi/ui/link'
import { useTranslation } from '@chonoi/i18n/react'
import { useApi } from '../app/services.tsx'
import { homeQueries } from './home-queries.ts'
import { useLoadedQuery } from './use-loaded-query.ts'
import { homeCategory, homeSection } from './home-classes.ts'

/** Further categories are in the filters of the product list. */
const maxCategories = 11

/** Shows the top-level categories. Left out while there are none. */
export function HomeCategories() {
  const { t } = useTranslation('home')
  const { data } = useLoadedQuery(homeQueries(useApi()).categories())
  const top = (data ?? []).filter(({ parentId }) => parentId === null).slice(0, maxCategories)
  if (top.length === 0) return null
  return (
    <section className={homeSection}>
      <Heading level={2}>{t('categories.title')}</Heading>
      <ul
        // Twelve tiles.
        className="cn:grid cn:grid-cols-6 cn:gap-3 cn:max-lg:grid-cols-4 cn:max-md:auto-cols-[8.5rem] cn:max-md:grid-flow-col cn:max-md:grid-cols-none cn:max-md:-mx-4 cn:max-md:pt-1 cn:max-md:pb-2 cn:max-md:px-4 cn:max-md:overflow-x-auto cn:max-md:[scrollbar-width:none]"
      >
        {top.map(({ id, name, imageUrl }) => (
          <li key={id}>
            <BareLink href={href('/products', { query: { categoryId: id } })} className={homeCategory}>
              {imageUrl && (
                <img src={imageUrl} alt="" width={56} height={56} loading="lazy" className="cn:rounded-md" />
              )}
              <span>{name}</span>
            </BareLink>
          </li>
        ))}
        <li>
          <BareLink href={href('/products')} className={homeCategory}>
            <span>{t('categories.all')}</span>
          </BareLink>
        </li>
      </ul>
    </section>
  )
}
