import type { NewsAuthor } from '@chonoi/contract'
import type { TFunction } from '@chonoi/i18n'
import { Avatar } from '@chonoi/ui/avatar'
import { Badge } from '@chonoi/ui/badge'
import type { DataTableColumn } from '@chonoi/ui/data-table'
import { Tag } from '@chonoi/ui/tag'
import { Text } from '@chonoi/ui/text'
import { AuthorRowActions } from './author-row-actions.tsx'

/** The columns of the list of authors, for a table and for its cards on phones. */
export function authorColumns(t: TFunction<'newsAuthors'>): DataTableColumn<NewsAuthor>[] {
  return [
    {
      id: 'displayName',
      header: t('column.name'),
      isPrimary: true,
      cell: ({ displayName, slug, avatarUrl }) => (
        <span className="cn:flex cn:gap-3 cn:items-center cn:min-w-0">
          <Avatar name={displayName} isDecorative {...(avatarUrl && { src: avatarUrl })} />
          <span className="cn:flex cn:flex-col cn:min-w-0">
            <bdi>{displayName}</bdi>
            <Text as="span" size={13} tone="muted" weight="regular" className="cn:truncate">
              /{slug}
            </Text>
          </span>
        </span>
      ),
    },
    {
      id: 'expertise',
      header: t('column.expertise'),
      cell: ({ expertise }) => (
        <span className="cn:flex cn:flex-wrap cn:gap-1">
          {expertise.map((field) => (
            <Tag key={field}>{field}</Tag>
          ))}
        </span>
      ),
    },
    { id: 'articleCount', header: t('column.articles'), isNumeric: true, cell: ({ articleCount }) => articleCount },
    {
      id: 'standing',
      header: t('column.standing'),
      cell: ({ isActive, isVerified }) => (
        <span className="cn:flex cn:flex-wrap cn:gap-2 cn:whitespace-nowrap">
          <Badge tone={isActive ? 'success' : 'neutral'} variant="dot">
            {t(isActive ? 'standing.active' : 'standing.inactive')}
          </Badge>
          {isVerified && <Badge tone="info">{t('standing.verified')}</Badge>}
        </span>
      ),
    },
    {
      id: 'actions',
      pin: 'end',
      header: t('column.actions'),
      isHeaderHidden: true,
      cell: (author) => <AuthorRowActions author={author} />,
    },
  ]
}
