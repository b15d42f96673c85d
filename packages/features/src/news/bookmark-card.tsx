import type { Bookmark } from '@chonoi/contract'
import { formatDate } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Badge } from '@chonoi/ui/badge'
import { Button } from '@chonoi/ui/button'
import { Link } from '@chonoi/ui/link'
import { Tag } from '@chonoi/ui/tag'
import { Text } from '@chonoi/ui/text'
import { lazy } from 'react'
import { ConfirmAction } from '../forms/confirm-action.tsx'
import { useRowDialog } from '../lists/row-dialogs.tsx'
import { bookmarkDone } from './bookmark-done.ts'
import { bookmarkHref } from './bookmark-link.ts'
import { bookmarkActions } from './bookmark-queries.ts'

const BookmarkDialog = lazy(() => import('./bookmark-dialog.tsx'))

/** One bookmark: its article, when it was marked, its notes and tags. */
export function BookmarkCard({ bookmark }: { bookmark: Bookmark }) {
  const { t } = useTranslation('bookmarks')
  const { article, notes, tags, createdAt } = bookmark
  return (
    <article className="cn:grid cn:grid-cols-1 cn:gap-3 cn:p-4 cn:lg:grid-cols-[minmax(0,1fr)_auto] cn:lg:items-center cn:border cn:border-border cn:rounded-md cn:bg-surface">
      <div className="cn:grid cn:grid-cols-1 cn:gap-2 cn:min-w-0">
        <h2 className="cn:text-16 cn:font-medium cn:leading-body cn:wrap-anywhere" dir="auto">
          {article.isListed ? (
            <Link href={bookmarkHref(article)} variant="quiet">
              {article.title}
            </Link>
          ) : (
            article.title
          )}
        </h2>
        <span className="cn:flex cn:flex-wrap cn:items-center cn:gap-2">
          <Text as="span" size={13} tone="muted">
            {t('markedOn', { date: formatDate(createdAt) })}
          </Text>
          {!article.isListed && <Badge tone="neutral">{t('gone')}</Badge>}
        </span>
        {notes && (
          <Text size={14} className="cn:whitespace-pre-line cn:wrap-anywhere" dir="auto">
            {notes}
          </Text>
        )}
        {tags.length > 0 && (
          <ul className="cn:flex cn:flex-wrap cn:gap-2" aria-label={t('tags')}>
            {tags.map((tag) => (
              <li key={tag} className="cn:min-w-0 cn:max-w-full">
                <Tag>{tag}</Tag>
              </li>
            ))}
          </ul>
        )}
      </div>
      <CardActions bookmark={bookmark} />
    </article>
  )
}

function CardActions({ bookmark }: { bookmark: Bookmark }) {
  const { t } = useTranslation('bookmarks')
  const openDialog = useRowDialog()
  const { title } = bookmark.article
  const askEdit = () => openDialog((close) => <BookmarkDialog bookmark={bookmark} onClose={close} />)
  const askRemove = () =>
    openDialog((close) => (
      <ConfirmAction
        action={bookmarkActions.remove(bookmark)}
        tone="danger"
        title={t('removeOf', { title })}
        message={t('removeText')}
        confirmLabel={t('remove')}
        done={() => bookmarkDone(t, 'deleted')}
        onClose={close}
      />
    ))
  return (
    <div className="cn:flex cn:flex-wrap cn:justify-end cn:gap-2">
      <Button variant="ghost" size="sm" aria-label={t('removeOf', { title })} onClick={askRemove}>
        {t('remove')}
      </Button>
      <Button variant="secondary" size="sm" aria-label={t('editOf', { title })} onClick={askEdit}>
        {t('edit')}
      </Button>
    </div>
  )
}
