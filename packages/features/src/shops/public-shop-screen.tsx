import type { SchemaOf } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { formatDate } from '@chonoi/i18n'
import { Avatar } from '@chonoi/ui/avatar'
import { Breadcrumbs } from '@chonoi/ui/breadcrumbs'
import { Button } from '@chonoi/ui/button'
import { Container } from '@chonoi/ui/container'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Heading } from '@chonoi/ui/heading'
import { Link } from '@chonoi/ui/link'
import { LinkButton } from '@chonoi/ui/link-button'
import { RatingDisplay } from '@chonoi/ui/rating-display'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { CalendarDays, MapPin, Package, PackageSearch, ShoppingBag } from 'lucide-react'
import { useTranslation } from '@chonoi/i18n/react'
import { BrandScope } from '../app/brand-scope.tsx'
import { useApi } from '../app/services.tsx'
import { ProductList } from '../catalog/product-list-card.tsx'
import { QueryScreen } from '../lists/query-screen.tsx'
import { shopQueries } from './shop-queries.ts'

type Shop = SchemaOf<'PublicTenantProfile'>

/** Shows one shop and its products (/marketplace/tenant/{slug}). */
export function PublicShopScreen({ slug }: { slug: string }) {
  const result = useQuery(shopQueries(useApi()).bySlug(slug))
  return (
    <QueryScreen result={result}>
      {(shop) => (
        <BrandScope color={shop.primaryColor ?? ''}>
          <ShopPage shop={shop} />
        </BrandScope>
      )}
    </QueryScreen>
  )
}

function ShopPage({ shop }: { shop: Shop }) {
  const { t } = useTranslation(['shops', 'products', 'common'])
  return (
    <Container>
      <Stack gap={6}>
        <Breadcrumbs items={[{ label: t('shops:list.title'), href: href('/marketplace') }, { label: shop.name }]} />
        <ShopHead shop={shop} />
        <Heading level={2}>{t('shops:page.products')}</Heading>
        <ProductList
          tenantId={shop.id}
          empty={(isFiltered, clear) => (
            <EmptyState
              headingLevel={3}
              icon={<PackageSearch />}
              title={isFiltered ? t('products:list.noMatch') : t('products:list.empty')}
              message={isFiltered ? t('products:list.noMatchHint') : undefined}
              action={
                isFiltered ? (
                  <Button onClick={clear}>{t('common:action.clearFilters')}</Button>
                ) : (
                  <LinkButton href={href('/products')}>{t('products:list.all')}</LinkButton>
                )
              }
            />
          )}
        />
      </Stack>
    </Container>
  )
}

function ShopHead({ shop }: { shop: Shop }) {
  const { t } = useTranslation('shops')
  const { stats } = shop
  return (
    <header className="cn:overflow-clip cn:border cn:border-border cn:rounded-lg cn:bg-surface">
      <div className="cn:aspect-5/2 cn:min-h-0 cn:bg-primary-subtle cn:md:aspect-[5]">
        {shop.bannerUrl && (
          <img
            src={shop.bannerUrl}
            alt=""
            width={1280}
            height={320}
            fetchPriority="high"
            className="cn:size-full cn:object-cover"
          />
        )}
      </div>
      <div className="cn:grid cn:gap-3 cn:pb-5 cn:px-4 cn:md:grid-cols-[auto_minmax(0,1fr)] cn:md:gap-5 cn:md:px-6">
        <Avatar
          className="cn:border-3 cn:border-surface cn:bg-surface cn:-mt-8"
          name={shop.name}
          {...(shop.logoUrl && { src: shop.logoUrl })}
          size="xl"
          shape="square"
          isDecorative
        />
        <div className="cn:grid cn:gap-2 cn:min-w-0 cn:md:pt-4">
          <Heading level={1}>{shop.name}</Heading>
          {shop.description && (
            <Text className="cn:max-w-[72ch]" dir="auto">
              {shop.description}
            </Text>
          )}
          <ul
            className="cn:flex cn:flex-wrap cn:gap-y-2 cn:gap-x-5 cn:text-text-muted cn:text-14"
            aria-label={t('page.figures')}
          >
            {stats.ratingCount > 0 && (
              <li className="cn:inline-flex cn:items-center cn:gap-2">
                <RatingDisplay value={stats.ratingAverage} isValueShown size="sm" />
                {t('figure.reviews', { count: stats.ratingCount })}
              </li>
            )}
            <li className="cn:inline-flex cn:items-center cn:gap-2">
              <Package aria-hidden="true" className="cn:size-[16px] cn:flex-none" />
              {t('figure.products', { count: stats.products })}
            </li>
            <li className="cn:inline-flex cn:items-center cn:gap-2">
              <ShoppingBag aria-hidden="true" className="cn:size-[16px] cn:flex-none" />
              {t('figure.orders', { count: stats.orders })}
            </li>
            {shop.city && (
              <li className="cn:inline-flex cn:items-center cn:gap-2">
                <MapPin aria-hidden="true" className="cn:size-[16px] cn:flex-none" />
                {shop.city}
              </li>
            )}
            <li className="cn:inline-flex cn:items-center cn:gap-2">
              <CalendarDays aria-hidden="true" className="cn:size-[16px] cn:flex-none" />
              {t('figure.since', { date: formatDate(shop.createdAt) })}
            </li>
            {shop.website && /^https?:\/\//.test(shop.website) && (
              <li className="cn:inline-flex cn:items-center cn:gap-2">
                <Link href={shop.website} isExternal rel="noopener noreferrer nofollow">
                  {t('page.website')}
                </Link>
              </li>
            )}
          </ul>
        </div>
      </div>
    </header>
  )
}
