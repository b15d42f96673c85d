import type { ProductSummary } from '@chonoi/contract'
import { discountPercent, href, mixShops } from '@chonoi/domain'
import { Container } from '@chonoi/ui/container'
import { lazy, Suspense, useMemo, useSyncExternalStore } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { useApi } from '../app/services.tsx'
import { ProductGrid } from '../catalog/product-grid-card.tsx'
import { viewedProducts } from '../app/viewed-products.ts'
import { ShopCard } from '../shops/shop-card.tsx'
import { HomeCategories } from './home-categories.tsx'
import { HomeHero } from './home-hero.tsx'
import { HomePromises } from './home-promises.tsx'
import { HomeSection } from './home-section.tsx'
import { homeQueries } from './home-queries.ts'
import { SellInvitation } from './sell-invitation.tsx'
import { useLoadedQuery } from './use-loaded-query.ts'

/** Needed by returning visitors only. */
const RecentlyViewed = lazy(() => import('../catalog/recently-viewed-card.tsx'))

/** How many of each rail are shown at most: two rows of the widest grid. */
const maxInRail = 10

const never = () => false

/** Deals and other popular products, each with its shops mixed. */
function sorted(popular: readonly ProductSummary[]) {
  const isDeal = (product: ProductSummary) =>
    (discountPercent(product.priceInCents, product.compareAtPriceInCents) ?? 0) > 0
  return {
    deals: mixShops(popular.filter(isDeal)).slice(0, maxInRail / 2),
    others: mixShops(popular.filter((product) => !isDeal(product))).slice(0, maxInRail),
  }
}

/** The home page: deals, popular products, categories, shops and new products. */
export function HomeScreen() {
  const { t } = useTranslation('home')
  const queries = homeQueries(useApi())
  const popular = useLoadedQuery(queries.popular())
  const featured = useLoadedQuery(queries.featured())
  const shops = useLoadedQuery(queries.shops())
  const newest = useLoadedQuery(queries.newest())
  const hasViewed = useSyncExternalStore(viewedProducts.subscribe, viewedProducts.hasAny, never)
  const { deals, others } = useMemo(() => sorted(popular.data?.data ?? []), [popular.data])
  return (
    <Container as="div" className="home cn:grid cn:grid-cols-1 cn:gap-8 cn:lg:gap-10">
      <HomeHero />
      <HomeCategories />
      <HomeSection
        title={t('deals.title')}
        text={t('deals.text')}
        href={href('/products', { query: { sortBy: 'sold', sortOrder: 'desc', inStock: 'true' } })}
        linkWords={t('popular.all')}
        result={popular}
        isEmpty={popular.data !== undefined && deals.length === 0}
      >
        <ProductGrid products={deals} label={t('deals.title')} firstCount={5} />
      </HomeSection>
      <HomeSection
        title={t('popular.title')}
        href={href('/products', { query: { sortBy: 'sold', sortOrder: 'desc' } })}
        linkWords={t('popular.all')}
        result={popular}
        isEmpty={popular.data !== undefined && others.length === 0}
      >
        <ProductGrid products={others} label={t('popular.title')} />
      </HomeSection>
      {hasViewed && (
        <Suspense>
          <RecentlyViewed />
        </Suspense>
      )}
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
