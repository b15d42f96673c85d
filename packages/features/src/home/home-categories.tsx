import { href } from '@chonoi/domain'
import { Heading } from '@chonoi/ui/heading'
import { BareLink } from '@chonoi/ui/link'
import { useTranslation } from '@chonoi/i18n/react'
import { useApi } from '../app/services.tsx'
import { homeQueries } from './home-queries.ts'
import { useLoadedQuery } from './use-loaded-query.ts'

/** More are in the filters of the product list. */
const mostCategories = 11

/** The top categories; left out while there are none. */
export function HomeCategories() {
  const { t } = useTranslation('home')
  const { data } = useLoadedQuery(homeQueries(useApi()).categories())
  const top = (data ?? []).filter(({ parentId }) => parentId === null).slice(0, mostCategories)
  if (top.length === 0) return null
  return (
    <section className="home-section">
      <Heading level={2}>{t('categories.title')}</Heading>
      <ul className="home-categories">
        {top.map(({ id, name, imageUrl }) => (
          <li key={id}>
            <BareLink href={href('/products', { query: { categoryId: id } })} className="home-category">
              {imageUrl && <img src={imageUrl} alt="" width={56} height={56} loading="lazy" />}
              <span>{name}</span>
            </BareLink>
          </li>
        ))}
        <li>
          <BareLink href={href('/products')} className="home-category">
            <span>{t('categories.all')}</span>
          </BareLink>
        </li>
      </ul>
    </section>
  )
}
