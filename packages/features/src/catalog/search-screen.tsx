import { href } from '@chonoi/domain'
import { Button } from '@chonoi/ui/button'
import { Container } from '@chonoi/ui/container'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Heading } from '@chonoi/ui/heading'
import { LinkButton } from '@chonoi/ui/link-button'
import { Stack } from '@chonoi/ui/stack'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { countSearchMiss } from '../app/count-search-miss.ts'
import { useSearchParams } from '../app/navigation.tsx'
import { useApi } from '../app/services.tsx'
import { SearchScene } from '../shell/empty-scenes.tsx'
import { ProductList } from './product-list-card.tsx'
import { FoundShops } from './found-shops.tsx'

/** Needed where nothing is found. */
const PopularProducts = lazy(() => import('./popular-products-card.tsx'))

/** Shows the results of a search (/search?q=). */
export function SearchScreen() {
  const { t } = useTranslation('products')
  const query = useSearchParams().get('q')?.trim() ?? ''
  const otherWays = (
    <Stack direction="row" gap={2} justify="center" isWrapping>
      <LinkButton href={href('/products')}>{t('list.all')}</LinkButton>
      <LinkButton href={href('/marketplace')} variant="secondary">
        {t('search.shops')}
      </LinkButton>
    </Stack>
  )
  if (query === '') {
    return (
      <Container>
        <Stack gap={5}>
          <Heading level={1}>{t('search.titleBlank')}</Heading>
          <EmptyState
            icon={<SearchScene />}
            title={t('search.blank')}
            message={t('search.blankHint')}
            action={otherWays}
          />
          <Suspense>
            <PopularProducts />
          </Suspense>
        </Stack>
      </Container>
    )
  }
  return (
    <Container>
      <Stack gap={5}>
        <Heading level={1}>{t('search.title', { query })}</Heading>
        <FoundShops query={query} />
        <ProductList
          empty={(isFiltered, clear) => (
            <>
              <NothingFound
                query={query}
                isFiltered={isFiltered}
                action={isFiltered ? <Button onClick={clear}>{t('search.withoutFilters')}</Button> : otherWays}
              />
              <Suspense>
                <PopularProducts />
              </Suspense>
            </>
          )}
        />
      </Stack>
    </Container>
  )
}

/** Says that nothing matches. What nobody filtered away, the platform learns of. */
function NothingFound({ query, isFiltered, action }: { query: string; isFiltered: boolean; action: ReactNode }) {
  const { t } = useTranslation('products')
  const api = useApi()
  useEffect(() => {
    if (!isFiltered) countSearchMiss(api, query)
  }, [api, query, isFiltered])
  return (
    <EmptyState
      icon={<SearchScene />}
      title={t('search.noMatch', { query })}
      message={t('search.noMatchHint')}
      action={action}
    />
  )
}
