import { href } from '@chonoi/domain'
import { Container } from '@chonoi/ui/container'
import { useTranslation } from '@chonoi/i18n/react'
import { useApi } from '../app/services.tsx'
import { ProductGrid } from '../catalog/product-grid-card.tsx'
import { ShopCard } from '../shops/shop-card.tsx'
import { HomeCategories } from './home-categories.tsx'
import { HomeHero } from './home-hero.tsx'
import { HomePromises } from './home-promises.tsx'
import { HomeSection } from './home-section.tsx'
import { homeQueries } from './home-queries.ts'
import { SellInvitation } from './sell-invitation.tsx'
import { useLoadedQuery } from './use-loaded-query.ts'

/** The home page: categories, shops and new products. */
export function HomeScreen() {
  const { t } = useTranslation('home')
  const queries = homeQueries(useApi())
  const featured = useLoadedQuery(queries.featured())
  const shops = useLoadedQuery(queries.shops())
  const newest = useLoadedQuery(queries.newest())
  return (
    <Container as="div" className="home cn:grid cn:gap-10 cn:lg:gap-12">
      <HomeHero />
      <HomeCategories />
      <HomeSection
        title={t('featured.title')}
        text={t('featured.text')}
        href={href('/products', { query: { featured: 'true' } })}
        linkWords={t('featured.all')}
        result={featured}
        isEmpty={featured.data?.data.length === 0}
      >
        <ProductGrid products={featured.data?.data ?? []} label={t('featured.title')} />
      </HomeSection>
      <HomePromises />
      <HomeSection
        title={t('shops.title')}
        text={t('shops.text')}
        href={href('/marketplace')}
        linkWords={t('shops.all')}
        result={shops}
        isEmpty={shops.data?.data.tenants.length === 0}
      >
        <ul
          className="cn:grid cn:grid-fill-[17rem] cn:gap-4 cn:max-sm:auto-cols-[16.5rem] cn:max-sm:grid-flow-col cn:max-sm:grid-cols-none cn:max-sm:-mx-4 cn:max-sm:pt-[2px] cn:max-sm:pb-2 cn:max-sm:px-4 cn:max-sm:overflow-x-auto cn:max-sm:snap-x cn:max-sm:snap-proximity cn:max-sm:scroll-px-4 cn:max-sm:[scrollbar-width:none] cn:max-sm:[&>li]:snap-start cn:[&>li]:flex"
          aria-label={t('shops.title')}
        >
          {shops.data?.data.tenants.map((shop) => (
            <li key={shop.id}>
              <ShopCard shop={shop} headingLevel={3} />
            </li>
          ))}
        </ul>
      </HomeSection>
      <HomeSection
        title={t('newest.title')}
        href={href('/products', { query: { sortBy: 'createdAt', sortOrder: 'desc' } })}
        linkWords={t('newest.all')}
        result={newest}
        isEmpty={newest.data?.data.length === 0}
      >
        <ProductGrid products={newest.data?.data ?? []} label={t('newest.title')} />
      </HomeSection>
      <SellInvitation />
    </Container>
  )
}
