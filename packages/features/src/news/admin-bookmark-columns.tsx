import type { OwnedBookmark } from '@chonoi/contract'
import type { TFunction } from '@chonoi/i18n'
import type { DataTableColumn } from '@chonoi/ui/data-table'
import { Tag } from '@chonoi/ui/tag'
import { Text } from '@chonoi/ui/text'
import type { ReactNode } from 'react'
import { DateTimeCell } from '../lists/date-time-cell.tsx'
import { EmailText } from '../lists/email-text.tsx'
import { fullName } from '../shell/full-name.ts'

type T = TFunction<['bookmarks', 'common']>

export const readerName = ({ user }: Pick<OwnedBookmark, 'user'>) => fullName(user) || user.email

export const adminBookmarkColumns = (
  t: T,
  actions: (bookmark: OwnedBookmark) => ReactNode,
): DataTableColumn<OwnedBookmark>[] => [
  {
    id: 'title',
    header: t('bookmarks:article'),
    isPrimary: true,
    cell: ({ article }) => (
      <span className="cn:block cn:max-w-96 cn:wrap-anywhere" dir="auto">
        {article.title}
      </span>
    ),
  },
  {
    id: 'reader',
    header: t('bookmarks:admin.reader'),
    cell: (bookmark) => (
      <>
        <bdi className="cn:wrap-break-word">{readerName(bookmark)}</bdi>
        <Text as="div" size={13} tone="muted">
          <EmailText email={bookmark.user.email} />
        </Text>
      </>
    ),
  },
  {
    id: 'notes',
    header: t('bookmarks:notes'),
    cell: ({ notes }) =>
      notes ? (
        <Text as="span" size={14} lines={2} className="cn:max-w-72 cn:wrap-anywhere" dir="auto">
          {notes}
        </Text>
      ) : (
        <Text as="span" tone="muted">
          {t('bookmarks:admin.noNotes')}
        </Text>
      ),
  },
  {
    id: 'tags',
    header: t('bookmarks:tags'),
    cell: ({ tags }) =>
      tags.length > 0 ? (
        <span className="cn:flex cn:flex-wrap cn:gap-1">
          {tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </span>
      ) : (
        <Text as="span" tone="muted">
          {t('bookmarks:admin.noTags')}
        </Text>
      ),
  },
  {
    id: 'createdAt',
    header: t('common:word.createdAt'),
    cell: ({ createdAt }) => <DateTimeCell value={createdAt} />,
  },
  { id: 'actions', pin: 'end', header: t('common:word.actions'), isHeaderHidden: true, cell: actions },
]
