import { href } from '@chonoi/domain'
import { formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { EmptyState } from '@chonoi/ui/empty-state'
import { LinkButton } from '@chonoi/ui/link-button'
import { Skeleton } from '@chonoi/ui/skeleton'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { EnumFilter, ListFilters, SortMenu } from '../lists/list-filters.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { RowSkeletons } from '../lists/row-skeletons.tsx'
import { useListState } from '../lists/use-list-state.ts'
import { WishScene } from '../shell/empty-scenes.tsx'
import { WishlistCard } from './wishlist-card.tsx'
import { wishlistQueries } from './wishlist-queries.ts'

/** The products that the user saved for later (/wishlist). */
export function WishlistScreen() {
  const { t } = useTranslation(['wishlist', 'common'])
  const state = useListState('listWishlist')
  const result = useQuery(wishlistQueries(useApi()).list(state.query))
  const items = result.data?.data
  const isUnused = items?.length === 0 && !state.isFiltered
  return (
    <ResourceList
      title={t('wishlist:title')}
      description={t('wishlist:text')}
      state={state}
      pagination={result.data?.pagination}
      actions={!isUnused && <SortMenu state={state} columnLabel={(column) => t(`wishlist:sort.${column}`)} />}
      stats={!isUnused && <WishlistFigures />}
      filters={
        !isUnused && (
          <ListFilters state={state}>
            <EnumFilter state={state} name="priority" valueLabel={(priority) => t(`wishlist:priority.${priority}`)} />
          </ListFilters>
        )
      }
    >
      {result.isPending && <RowSkeletons count={5} />}
      {result.isError && !items && <QueryFailure result={result} />}
      {items?.length === 0 &&
        (state.isFiltered ? (
          <EmptyState title={t('common:state.noResults')} message={t('common:state.noResultsHint')} />
        ) : (
          <EmptyState
            icon={<WishScene />}
            title={t('wishlist:empty')}
            message={t('wishlist:emptyText')}
            action={<LinkButton href={href('/products')}>{t('wishlist:browse')}</LinkButton>}
          />
        ))}
      {items && items.length > 0 && (
        <ul
          className="cn:grid cn:gap-4 cn:aria-[busy]:opacity-60"
          aria-label={t('wishlist:title')}
          aria-busy={result.isPlaceholderData || undefined}
        >
          {items.map((item) => (
            <li key={item.id}>
              <WishlistCard item={item} />
            </li>
          ))}
        </ul>
      )}
    </ResourceList>
  )
}

function WishlistFigures() {
  const { t } = useTranslation('wishlist')
  const { data, isError } = useQuery(wishlistQueries(useApi()).summary())
  if (isError && !data) return null
  if (!data) return <Skeleton size="sm" width={10} />
  return (
    <Text isNumeric>
      {t('summary.items', { count: data.totalItems })} · {t('summary.inStock', { count: data.inStockCount })} ·{' '}
      {t('summary.value', { amount: formatMoney(data.totalValueInCents) })}
    </Text>
  )
}
