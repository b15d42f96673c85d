import { href } from '@chonoi/domain'
import { Button } from '@chonoi/ui/button'
import { Container } from '@chonoi/ui/container'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Heading } from '@chonoi/ui/heading'
import { LinkButton } from '@chonoi/ui/link-button'
import { Stack } from '@chonoi/ui/stack'
import { Search, SearchX } from 'lucide-react'
import { useTranslation } from '@chonoi/i18n/react'
import { useSearchParams } from '../app/navigation.tsx'
import { ProductList } from './product-list-card.tsx'
import { FoundShops } from './found-shops.tsx'

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
          <EmptyState icon={<Search />} title={t('search.blank')} message={t('search.blankHint')} action={otherWays} />
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
            <EmptyState
              icon={<SearchX />}
              title={t('search.noMatch', { query })}
              message={t('search.noMatchHint')}
              action={isFiltered ? <Button onClick={clear}>{t('search.withoutFilters')}</Button> : otherWays}
            />
          )}
        />
      </Stack>
    </Container>
  )
}
