import { href } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Avatar } from '@chonoi/ui/avatar'
import { Heading } from '@chonoi/ui/heading'
import { Link } from '@chonoi/ui/link'
import { useQuery } from '@tanstack/react-query'
import { useServices } from '../app/services.tsx'
import { searchQueries } from '../shell/search-queries.ts'
import { wholeCardLink } from './whole-card.ts'

/** Shows the shops whose names match a search, above its products. Nothing where there are none. */
export function FoundShops({ query }: { query: string }) {
  const { t } = useTranslation('products')
  const { api } = useServices()
  const { data } = useQuery(searchQueries(api).suggestions(query.slice(0, 200)))
  const shops = data?.shops ?? []
  if (shops.length === 0) return null
  return (
    <section aria-labelledby="found-shops" className="cn:grid cn:gap-3">
      <Heading level={2} size={18} id="found-shops">
        {t('search.foundShops')}
      </Heading>
      <ul className="cn:grid cn:gap-3 cn:grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))]">
        {shops.map(({ id, name, slug, logoUrl }) => (
          <li
            key={id}
            className="cn:relative cn:flex cn:items-center cn:gap-3 cn:p-3 cn:border cn:border-border cn:rounded-md cn:bg-surface cn:hover:border-border-strong cn:has-[a:focus-visible]:outline-2 cn:has-[a:focus-visible]:outline-focus-ring cn:has-[a:focus-visible]:outline-offset-2"
          >
            <Avatar name={name} {...(logoUrl && { src: logoUrl })} shape="square" isDecorative />
            <Link
              href={href('/marketplace/tenant/$slug', { slug })}
              variant="plain"
              className={`${wholeCardLink} cn:min-w-0 cn:font-semibold`}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
