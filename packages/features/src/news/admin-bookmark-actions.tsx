import type { OwnedBookmark } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { IconButton } from '@chonoi/ui/icon-button'
import { Eye, Trash2 } from 'lucide-react'
import { lazy } from 'react'
import { ConfirmAction } from '../forms/confirm-action.tsx'
import { useRowDialog } from '../lists/row-dialogs.tsx'
import { readerName } from './admin-bookmark-columns.tsx'
import { bookmarkDone } from './bookmark-done.ts'
import { RowActions } from '../lists/row-actions.tsx'
import { bookmarkActions } from './bookmark-queries.ts'

const BookmarkViewDialog = lazy(() => import('./bookmark-view-dialog.tsx'))

/** Shows a bookmark in whole, or deletes it after a question. */
export function AdminBookmarkActions({ bookmark }: { bookmark: OwnedBookmark }) {
  const { t } = useTranslation('bookmarks')
  const openDialog = useRowDialog()
  const about = { title: bookmark.article.title, name: readerName(bookmark) }
  const askDelete = () =>
    openDialog((close) => (
      <ConfirmAction
        action={bookmarkActions.adminRemove(bookmark)}
        tone="danger"
        title={t('admin.delete')}
        message={t('admin.deleteText', about)}
        confirmLabel={t('admin.delete')}
        done={() => bookmarkDone(t, 'adminDeleted')}
        onClose={close}
      />
    ))
  return (
    <RowActions>
      <IconButton
        size="sm"
        label={t('admin.viewOf', about)}
        icon={<Eye aria-hidden="true" />}
        onClick={() => openDialog((close) => <BookmarkViewDialog bookmark={bookmark} onClose={close} />)}
      />
      <IconButton
        size="sm"
        label={t('admin.deleteOf', about)}
        icon={<Trash2 aria-hidden="true" />}
        onClick={askDelete}
      />
    </RowActions>
  )
}
