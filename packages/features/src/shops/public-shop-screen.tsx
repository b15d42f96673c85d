import type { SchemaOf } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { Breadcrumbs } from '@chonoi/ui/breadcrumbs'
import { Button } from '@chonoi/ui/button'
import { Container } from '@chonoi/ui/container'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Heading } from '@chonoi/ui/heading'
import { LinkButton } from '@chonoi/ui/link-button'
import { Stack } from '@chonoi/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { PackageSearch } from 'lucide-react'
import { useTranslation } from '@chonoi/i18n/react'
import { useEffect } from 'react'
import { BrandScope } from '../app/brand-scope.tsx'
import { useApi } from '../app/services.tsx'
import { countVisit } from '../app/count-visit.ts'
import { ProductList } from '../catalog/product-list-card.tsx'
import { QueryScreen } from '../lists/query-screen.tsx'
import { ShippingFees } from './shipping-fees-card.tsx'
import { ShopClosedCard } from './shop-closed-card.tsx'
import { ShopHeadCard } from './shop-head-card.tsx'
import { ShopPolicies } from './shop-policies-card.tsx'
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
  const api = useApi()
  useEffect(() => countVisit(api, shop.id), [api, shop.id])
  return (
    <Container>
      <Stack gap={6}>
        <Breadcrumbs items={[{ label: t('shops:list.title'), href: href('/marketplace') }, { label: shop.name }]} />
        <ShopHeadCard shop={shop} />
        {!shop.isOpen && <ShopClosedCard reopensOn={shop.reopensOn} />}
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
        <ShippingFees shipping={shop.shipping} />
        <ShopPolicies shop={shop} />
      </Stack>
    </Container>
  )
}
