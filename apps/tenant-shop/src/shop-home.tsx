import { ProductList } from '@chonoi/features/catalog/product-list-card'
import { useApi } from '@chonoi/features/app/services'
import { shopQueries } from '@chonoi/features/shops/shop-queries'
import { QueryScreen } from '@chonoi/features/lists/query-screen'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { Container } from '@chonoi/ui/container'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Heading } from '@chonoi/ui/heading'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { shop } from './shop.ts'
import { useShopWords } from './shop-words.ts'

/** Renders the shop's introduction and all its products. */
export function ShopHome() {
  const { t } = useTranslation(['products', 'common'])
  const words = useShopWords()
  const result = useQuery(shopQueries(useApi()).bySlug(shop.slug))
  return (
    <QueryScreen result={result}>
      {({ id, name, description }) => (
        <Container>
          <Stack gap={6}>
            <header className="grid gap-2 rounded-lg bg-primary-subtle px-6 py-8 text-on-primary-subtle">
              <Heading level={1}>{name}</Heading>
              {description && <Text dir="auto">{description}</Text>}
            </header>
            <Heading level={2}>{words.products}</Heading>
            <ProductList
              tenantId={id}
              empty={(isFiltered, clear) => (
                <EmptyState
                  headingLevel={3}
                  title={isFiltered ? t('products:list.noMatch') : t('products:list.empty')}
                  action={isFiltered && <Button onClick={clear}>{t('common:action.clearFilters')}</Button>}
                />
              )}
            />
          </Stack>
        </Container>
      )}
    </QueryScreen>
  )
}
