import type { OwnedBookmark } from '@chonoi/contract'
import { formatDateTime } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { DescriptionList } from '@chonoi/ui/description-list'
import { Dialog } from '@chonoi/ui/dialog'
import { IconButton } from '@chonoi/ui/icon-button'
import { Link } from '@chonoi/ui/link'
import { Eye, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { readerName } from './admin-bookmark-columns.tsx'
import { bookmarkDone } from './bookmark-done.ts'
import { bookmarkHref } from './bookmark-link.ts'
import { bookmarkActions } from './bookmark-queries.ts'

const ConfirmAction = lazy(() => import('../forms/confirm-action.tsx'))

/** Shows a bookmark in whole, or deletes it after a question. */
export function AdminBookmarkActions({ bookmark }: { bookmark: OwnedBookmark }) {
  const { t } = useTranslation('bookmarks')
  const [opened, setOpened] = useState<'view' | 'delete' | null>(null)
  const close = () => setOpened(null)
  const about = { title: bookmark.article.title, name: readerName(bookmark) }
  return (
    <div className="cn:flex cn:items-center cn:justify-end cn:gap-1">
      <IconButton
        size="sm"
        label={t('admin.viewOf', about)}
        icon={<Eye aria-hidden="true" />}
        onClick={() => setOpened('view')}
      />
      <IconButton
        size="sm"
        label={t('admin.deleteOf', about)}
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => setOpened('delete')}
      />
      {opened === 'view' && <BookmarkView bookmark={bookmark} onClose={close} />}
      {opened === 'delete' && (
        <Suspense>
          <ConfirmAction
            action={bookmarkActions.adminRemove(bookmark)}
            tone="danger"
            title={t('admin.delete')}
            message={t('admin.deleteText', about)}
            confirmLabel={t('admin.delete')}
            done={() => bookmarkDone(t, 'adminDeleted')}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  )
}

function BookmarkView({ bookmark, onClose }: { bookmark: OwnedBookmark; onClose: () => void }) {
  const { t } = useTranslation(['bookmarks', 'common'])
  const { article, user, notes, tags, createdAt, updatedAt } = bookmark
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={t('bookmarks:admin.viewTitle')}>
      <DescriptionList
        layout="stacked"
        items={[
          {
            term: t('bookmarks:article'),
            details: article.isListed ? (
              <Link href={bookmarkHref(article)} target="_blank">
                {article.title}
              </Link>
            ) : (
              `${article.title} (${t('bookmarks:gone')})`
            ),
          },
          { term: t('bookmarks:admin.reader'), details: `${readerName(bookmark)} · ${user.email}` },
          {
            term: t('bookmarks:notes'),
            details: (
              <span className="cn:whitespace-pre-line cn:wrap-anywhere" dir="auto">
                {notes ?? t('bookmarks:admin.noNotes')}
              </span>
            ),
          },
          { term: t('bookmarks:tags'), details: tags.join(', ') || t('bookmarks:admin.noTags') },
          { term: t('common:word.createdAt'), details: formatDateTime(createdAt) },
          { term: t('common:word.updatedAt'), details: formatDateTime(updatedAt) },
        ]}
      />
    </Dialog>
  )
}
