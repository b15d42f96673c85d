import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { Container } from '@chonoi/ui/container'
import { EmptyState } from '@chonoi/ui/empty-state'
import { FilterBar } from '@chonoi/ui/filter-bar'
import { useQuery } from '@tanstack/react-query'
import { Newspaper } from 'lucide-react'
import { useApi } from '../app/services.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { SearchFilter } from '../lists/search-filter.tsx'
import { useListState } from '../lists/use-list-state.ts'
import { ArticleCard } from './article-card.tsx'
import { AuthorCard } from './author-card.tsx'
import { CategoryPicture } from './news-picture.tsx'
import { besidePicture, newsGrid, newsLead } from './news-classes.ts'
import { platformNews } from './news-link.ts'
import { newsQueries } from './news-queries.ts'
import { NewsSkeleton } from './news-skeleton.tsx'
import { NewsTopics } from './news-topics.tsx'
import { ShopLook } from './shop-look-card.tsx'

export interface NewsScreenProps {
  /** The shop whose articles are listed; the platform's by default. */
  tenantSlug?: string
  /** The category, tag or author of a page of its own, by slug. */
  categorySlug?: string
  tagSlug?: string
  authorSlug?: string
}

/** Lists published articles (/news), of a category, a tag, an author or a shop. */
export function NewsScreen({ tenantSlug = platformNews, categorySlug, tagSlug, authorSlug }: NewsScreenProps) {
  const { t } = useTranslation(['news', 'common'])
  const state = useListState('listPublicArticles')
  const queries = newsQueries(useApi())
  const { data: categories = [] } = useQuery(queries.categories(tenantSlug))
  const category = categories.find(({ id, slug }) => slug === categorySlug || id === state.filter('categoryId'))
  const taggedWith = tagSlug ?? state.filter('tag')
  const { data: tag } = useQuery({ ...queries.tag(tenantSlug, taggedWith), enabled: taggedWith !== '' })
  const writer = authorSlug ?? state.filter('author')
  const { data: author } = useQuery({ ...queries.author(tenantSlug, writer), enabled: writer !== '' })
  const scope = {
    ...(category && { categoryId: category.id }),
    ...(tagSlug && { tag: tagSlug }),
    ...(authorSlug && { author: authorSlug }),
  }
  const result = useQuery(queries.list(tenantSlug, { ...state.query, ...scope }))
  const { articles, pagination } = result.data ?? {}
  const title = author?.displayName ?? category?.name ?? (tag ? t('news:tagTitle', { tag: tag.name }) : t('news:title'))
  const hasLead = !state.isFiltered && state.page === 1 && (articles?.length ?? 0) > 3
  return (
    <ShopLook tenantSlug={tenantSlug}>
      <Container>
        <ResourceList
          title={title}
          description={author ? author.bio : category ? category.description : t('news:description')}
          state={state}
          pagination={pagination}
          filters={
            <div className={category?.imageUrl ? besidePicture : 'cn:grid cn:gap-4'}>
              {author && <AuthorCard author={author} />}
              {category?.imageUrl && <CategoryPicture url={category.imageUrl} />}
              <NewsTopics tenantSlug={tenantSlug} categories={categories} currentId={category?.id} />
              <FilterBar
                label={t('common:list.filters')}
                search={<SearchFilter state={state} label={t('news:search')} />}
                applied={state.search ? [{ id: 'search', label: state.search }] : []}
                onRemove={() => state.setSearch('')}
                result={state.search && pagination ? t('news:found', { count: pagination.total }) : undefined}
              />
            </div>
          }
        >
          {result.isError && !articles ? (
            <QueryFailure result={result} title={t('news:loadFailed')} />
          ) : !articles ? (
            <NewsSkeleton />
          ) : articles.length > 0 ? (
            <ul className={newsGrid} aria-label={title}>
              {articles.map((article, index) => (
                <li key={article.id} className={hasLead && index === 0 ? newsLead : undefined}>
                  <ArticleCard article={article} isLead={hasLead && index === 0} isFirst={index === 0} />
                </li>
              ))}
            </ul>
          ) : state.isFiltered ? (
            <EmptyState
              icon={<Newspaper />}
              title={t('news:noMatch')}
              message={t('news:noMatchHint')}
              action={<Button onClick={state.clear}>{t('news:showAll')}</Button>}
            />
          ) : (
            <EmptyState icon={<Newspaper />} title={t('news:empty')} message={t('news:emptyHint')} />
          )}
        </ResourceList>
      </Container>
    </ShopLook>
  )
}
