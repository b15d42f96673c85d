import type { ModeratedComment } from '@chonoi/contract'
import type { TFunction } from '@chonoi/i18n'
import type { DataTableColumn } from '@chonoi/ui/data-table'
import { Link } from '@chonoi/ui/link'
import { Text } from '@chonoi/ui/text'
import { DateTimeCell } from '../lists/date-time-cell.tsx'
import { articleHref } from '../news/news-link.ts'
import { authorOf } from './comment-words.ts'
import { CommentRowActions } from './comment-row-actions.tsx'
import { CommentState } from './comment-state.tsx'

/** The columns of the queue of comments, for a table and for its cards on phones. */
export function commentColumns(t: TFunction<'commentModeration'>): DataTableColumn<ModeratedComment>[] {
  return [
    {
      id: 'content',
      header: t('column.content'),
      isPrimary: true,
      cell: (comment) => (
        <span className="cn:grid cn:gap-1 cn:max-w-[52ch] cn:min-w-0">
          {comment.replyTo && (
            <Text as="span" size={13} tone="muted" weight="regular" className="cn:line-clamp-1 cn:wrap-anywhere">
              {t('replyTo', { text: comment.replyTo })}
            </Text>
          )}
          <Text
            as="span"
            weight="regular"
            className="cn:whitespace-pre-line cn:wrap-anywhere cn:line-clamp-6"
            dir="auto"
          >
            {comment.content}
          </Text>
          {comment.moderationNote && (
            <Text as="span" size={13} tone="muted" weight="regular" className="cn:wrap-anywhere">
              {t('noted', { note: comment.moderationNote })}
            </Text>
          )}
        </span>
      ),
    },
    { id: 'author', header: t('column.author'), cell: (comment) => <bdi>{authorOf(comment)}</bdi> },
    {
      id: 'article',
      header: t('column.article'),
      cell: ({ article }) => (
        <Link href={articleHref(article)} variant="quiet" dir="auto" className="cn:line-clamp-2 cn:max-w-64">
          {article.title}
        </Link>
      ),
    },
    {
      id: 'status',
      header: t('column.status'),
      cell: (comment) => <CommentState comment={comment} />,
    },
    {
      id: 'createdAt',
      header: t('column.createdAt'),
      cell: ({ createdAt }) => <DateTimeCell value={createdAt} />,
    },
    {
      id: 'actions',
      pin: 'end',
      header: t('column.actions'),
      isHeaderHidden: true,
      cell: (comment) => <CommentRowActions comment={comment} />,
    },
  ]
}
