import { href } from '@chonoi/domain'
import { Button } from '@chonoi/ui/button'
import { Container } from '@chonoi/ui/container'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Heading } from '@chonoi/ui/heading'
import { LinkButton } from '@chonoi/ui/link-button'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useTranslation } from '@chonoi/i18n/react'
import { SearchScene } from '../shell/empty-scenes.tsx'
import { ProductList } from './product-list-card.tsx'

/** Lists all products for sale (/products). */
export function PublicProductsScreen() {
  const { t } = useTranslation(['products', 'common'])
  return (
    <Container>
      <Stack gap={5}>
        <Stack gap={1}>
          <Heading level={1}>{t('products:list.title')}</Heading>
          <Text tone="muted">{t('products:list.description')}</Text>
        </Stack>
        <ProductList
          empty={(isFiltered, clear) =>
            isFiltered ? (
              <EmptyState
                icon={<SearchScene />}
                title={t('products:list.noMatch')}
                message={t('products:list.noMatchHint')}
                action={<Button onClick={clear}>{t('common:action.clearFilters')}</Button>}
              />
            ) : (
              <EmptyState
                icon={<SearchScene />}
                title={t('products:list.empty')}
                message={t('products:list.emptyHint')}
                action={<LinkButton href={href('/marketplace')}>{t('products:search.shops')}</LinkButton>}
              />
            )
          }
        />
      </Stack>
    </Container>
  )
}
