import type { NewsTag } from '@chonoi/contract'
import type { TFunction } from '@chonoi/i18n'
import type { DataTableColumn } from '@chonoi/ui/data-table'
import { Text } from '@chonoi/ui/text'
import { TagRowActions } from './tag-row-actions.tsx'

/** The columns of the list of tags, for a table and for its cards on phones. */
export function tagColumns(t: TFunction<'newsTags'>): DataTableColumn<NewsTag>[] {
  return [
    {
      id: 'name',
      header: t('column.name'),
      isPrimary: true,
      cell: ({ name, slug }) => (
        <span className="cn:flex cn:flex-col cn:min-w-0">
          <bdi>{name}</bdi>
          <Text as="span" size={13} tone="muted" weight="regular" className="cn:truncate">
            /{slug}
          </Text>
        </span>
      ),
    },
    {
      id: 'articleCount',
      header: t('column.articles'),
      isNumeric: true,
      cell: ({ articleCount }) => articleCount,
    },
    {
      id: 'actions',
      pin: 'end',
      header: t('column.actions'),
      isHeaderHidden: true,
      cell: (tag) => <TagRowActions tag={tag} />,
    },
  ]
}
