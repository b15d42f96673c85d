import type { OwnedBookmark } from '@chonoi/contract'
import { formatDateTime } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { DescriptionList } from '@chonoi/ui/description-list'
import { Dialog } from '@chonoi/ui/dialog'
import { Link } from '@chonoi/ui/link'
import { readerName } from './admin-bookmark-columns.tsx'
import { bookmarkHref } from './bookmark-link.ts'

/** A bookmark in whole, with its reader, notes and tags. */
export default function BookmarkViewDialog({ bookmark, onClose }: { bookmark: OwnedBookmark; onClose: () => void }) {
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
