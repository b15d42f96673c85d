import type { NewsMedia } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { EmptyState } from '@chonoi/ui/empty-state'
import { useQuery } from '@tanstack/react-query'
import { Image } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useApi } from '../app/services.tsx'
import { ListExport } from '../lists/list-export.tsx'
import { ListFilters } from '../lists/list-filters.tsx'
import { QueryScreen } from '../lists/query-screen.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { useListState } from '../lists/use-list-state.ts'
import { MediaGrid } from './media-grid.tsx'
import { mediaActions, mediaQueries } from './media-queries.ts'
import { MediaUpload } from './media-upload.tsx'

const MediaDialog = lazy(() => import('./media-dialog.tsx'))

/** The pictures of the current tenant's articles (/admin/news/media). */
export function MediaScreen() {
  const { t } = useTranslation('newsManagement')
  const state = useListState('listNewsMedia')
  const result = useQuery(mediaQueries(useApi()).list(state.query))
  const [opened, setOpened] = useState<NewsMedia>()
  const isSearched = Boolean(state.query.search)
  return (
    <ResourceList
      title={t('media.title')}
      description={t('media.description')}
      state={state}
      pagination={result.data?.pagination}
      actions={<ListExport query={state.query} file={mediaActions.export()} name="news-media" />}
      filters={<ListFilters state={state} searchLabel={t('media.search')} />}
    >
      <MediaUpload label={t('media.upload')} isMultiple />
      <QueryScreen result={result} loading={<div className="cn:min-h-80" aria-busy="true" />}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState
              icon={<Image />}
              title={t(isSearched ? 'media.noMatch' : 'media.empty')}
              message={t(isSearched ? 'media.noMatchHint' : 'media.emptyHint')}
            />
          ) : (
            <MediaGrid media={data} label={t('media.title')} onPress={setOpened} />
          )
        }
      </QueryScreen>
      {opened && (
        <Suspense>
          <MediaDialog media={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </ResourceList>
  )
}
