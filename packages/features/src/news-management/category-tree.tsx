import type { NewsCategory } from '@chonoi/contract'
import { thumbnailUrl } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Badge } from '@chonoi/ui/badge'
import { Tree, type TreeMove } from '@chonoi/ui/tree'
import { useMemo } from 'react'
import { categoryEntries } from '../forms/category-entries.ts'

export interface CategoryTreeProps {
  categories: readonly NewsCategory[]
  expandedIds: ReadonlySet<string>
  onExpandedChange: (ids: string[]) => void
  selectedIds: ReadonlySet<string>
  onSelect: (ids: string[]) => void
  /** Set while the shown order is the stored one of all categories; only then it can be changed. */
  onMove: ((move: TreeMove) => void) | undefined
  onEdit: (category: NewsCategory) => void
  onAddBelow: (category: NewsCategory) => void
  onDelete: (category: NewsCategory) => void
}

/** The categories as a tree, reordered by dragging, by keys or from a row's menu (CAT-01, CAT-06). */
export function CategoryTree(props: CategoryTreeProps) {
  const { categories, expandedIds, selectedIds, onExpandedChange, onSelect, onMove, onEdit, onAddBelow, onDelete } =
    props
  const { t } = useTranslation(['newsManagement', 'common'])
  const items = useMemo(
    () =>
      categoryEntries(categories, {
        help: ({ slug }) => `/${slug}`,
        end: ({ imageUrl, isActive, _count: { articles } }) => (
          <>
            {imageUrl && (
              <img
                src={thumbnailUrl(imageUrl, 48)}
                alt=""
                width={48}
                height={27}
                loading="lazy"
                decoding="async"
                className="photograph cn:w-12 cn:aspect-video cn:object-cover cn:rounded-sm cn:max-sm:hidden"
              />
            )}
            {!isActive && <Badge>{t('newsManagement:categories.inactive')}</Badge>}
            <span className="cn:max-sm:hidden">{t('newsManagement:categories.articles', { count: articles })}</span>
          </>
        ),
      }),
    [categories, t],
  )
  const run = { edit: onEdit, add: onAddBelow, delete: onDelete }
  return (
    <Tree
      label={t('newsManagement:categories.title')}
      items={items}
      expandedIds={expandedIds}
      onExpandedChange={onExpandedChange}
      selectionMode="multiple"
      selectedIds={selectedIds}
      onSelect={onSelect}
      onMove={onMove}
      actions={[
        { id: 'edit', label: t('common:action.edit') },
        { id: 'add', label: t('newsManagement:categories.addBelow') },
        { id: 'delete', label: t('common:action.delete'), tone: 'danger' },
      ]}
      onRowAction={(action, id) => {
        const category = categories.find((one) => one.id === id)
        if (category && action in run) run[action as keyof typeof run](category)
      }}
    />
  )
}
