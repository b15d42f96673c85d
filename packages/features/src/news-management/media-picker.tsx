import type { NewsMedia } from '@chonoi/contract'
import { isPastEnd } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Dialog } from '@chonoi/ui/dialog'
import { EmptyState } from '@chonoi/ui/empty-state'
import { SearchField } from '@chonoi/ui/search-field'
import { Stack } from '@chonoi/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../app/services.tsx'
import { useDebounced } from '../app/use-debounced.ts'
import { ListPager } from '../lists/list-pager.tsx'
import { QueryScreen } from '../lists/query-screen.tsx'
import { MediaGrid } from './media-grid.tsx'
import { mediaQueries } from './media-queries.ts'
import { MediaUpload } from './media-upload.tsx'

const searchDelay = 300
const picturesAtOnce = 12

export interface MediaPickerProps {
  /** Called with the chosen picture; without one when the dialog is closed. */
  onClose: (media?: NewsMedia) => void
}

/** Chooses a picture of the library, or uploads one into it. */
export default function MediaPicker({ onClose }: MediaPickerProps) {
  const { t } = useTranslation('newsManagement')
  const [typed, setTyped] = useState('')
  const [page, setPage] = useState(1)
  const search = useDebounced(typed.trim(), searchDelay)
  const query = { page, limit: picturesAtOnce, ...(search && { search }) }
  const result = useQuery(mediaQueries(useApi()).list(query))
  return (
    <Dialog
      isOpen
      size="lg"
      title={t('media.choose')}
      isDismissable={false}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Stack gap={4}>
        <SearchField
          label={t('media.search')}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setPage(1)
          }}
        />
        <QueryScreen result={result} loading={<div className="cn:min-h-80" aria-busy="true" />}>
          {({ data, pagination }) =>
            data.length === 0 && !isPastEnd(pagination) ? (
              <EmptyState
                headingLevel={3}
                title={t(search ? 'media.noMatch' : 'media.empty')}
                message={t(search ? 'media.noMatchHint' : 'media.emptyHint')}
              />
            ) : (
              <>
                <MediaGrid media={data} label={t('media.title')} onPress={onClose} />
                <ListPager pagination={pagination} showPage={setPage} onPage={setPage} />
              </>
            )
          }
        </QueryScreen>
        <MediaUpload label={t('media.upload')} onUploaded={onClose} />
      </Stack>
    </Dialog>
  )
}
