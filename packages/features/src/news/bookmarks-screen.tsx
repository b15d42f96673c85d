import { href } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { EmptyState } from '@chonoi/ui/empty-state'
import { LinkButton } from '@chonoi/ui/link-button'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { ListFilters, SortMenu } from '../lists/list-filters.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { RowSkeletons } from '../lists/row-skeletons.tsx'
import { useListState } from '../lists/use-list-state.ts'
import { BoatScene } from '../shell/boat-scene.tsx'
import { BookmarkCard } from './bookmark-card.tsx'
import { bookmarkQueries } from './bookmark-queries.ts'
import { BookmarkTagFilter } from './bookmark-tag-filter.tsx'

/** The articles that the reader marked (/bookmarks). */
export function BookmarksScreen() {
  const { t } = useTranslation(['bookmarks', 'common'])
  const state = useListState('listMyBookmarks')
  const queries = bookmarkQueries(useApi())
  const result = useQuery(queries.mine(state.query))
  const { data: tags = [] } = useQuery(queries.tags())
  const bookmarks = result.data?.data
  const isUnused = bookmarks?.length === 0 && !state.isFiltered
  return (
    <ResourceList
      title={t('bookmarks:title')}
      description={t('bookmarks:text')}
      state={state}
      pagination={result.data?.pagination}
      actions={!isUnused && <SortMenu state={state} columnLabel={(column) => t(`bookmarks:sort.${column}`)} />}
      filters={
        !isUnused && (
          <ListFilters state={state} searchLabel={t('bookmarks:search')}>
            <BookmarkTagFilter state={state} tags={tags} />
          </ListFilters>
        )
      }
    >
      {result.isPending && <RowSkeletons count={5} />}
      {result.isError && !bookmarks && <QueryFailure result={result} />}
      {bookmarks?.length === 0 &&
        (state.isFiltered ? (
          <EmptyState title={t('common:state.noResults')} message={t('common:state.noResultsHint')} />
        ) : (
          <EmptyState
            icon={<BoatScene />}
            title={t('bookmarks:empty')}
            message={t('bookmarks:emptyText')}
            action={<LinkButton href={href('/news')}>{t('bookmarks:browse')}</LinkButton>}
          />
        ))}
      {bookmarks && bookmarks.length > 0 && (
        <ul
          className="cn:grid cn:grid-cols-1 cn:gap-4 cn:aria-[busy]:opacity-60"
          aria-label={t('bookmarks:title')}
          aria-busy={result.isPlaceholderData || undefined}
        >
          {bookmarks.map((bookmark) => (
            <li key={bookmark.id}>
              <BookmarkCard bookmark={bookmark} />
            </li>
          ))}
        </ul>
      )}
    </ResourceList>
  )
}
