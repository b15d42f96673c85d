import type { NewsCategory } from '@chonoi/contract'
import type { TreeMove } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Badge } from '@chonoi/ui/badge'
import { Checkbox } from '@chonoi/ui/checkbox'
import { IconButton } from '@chonoi/ui/icon-button'
import { Menu, MenuItem } from '@chonoi/ui/menu'
import { Text } from '@chonoi/ui/text'
import { ChevronDown, ChevronRight, EllipsisVertical, GripVertical } from 'lucide-react'
import type { CSSProperties, DragEvent, KeyboardEvent } from 'react'
import type { CategoryTreeProps, DropSpot } from './category-tree.tsx'

const ways: readonly TreeMove[] = ['up', 'down', 'in', 'out']
const wordOf = { up: 'moveUp', down: 'moveDown', in: 'moveIn', out: 'moveOut' } as const
const wayOfKey: Readonly<Record<string, TreeMove>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
}

const row =
  'cn:relative cn:flex cn:items-center cn:gap-2 cn:min-h-12 cn:py-1 cn:pe-2 cn:ps-[calc(8px+var(--depth)*20px)] cn:sm:ps-[calc(8px+var(--depth)*28px)] cn:border-b cn:border-border cn:hover:bg-surface-hover cn:data-dragged:opacity-50 cn:data-[spot=on]:bg-primary-subtle cn:data-[spot=before]:before:absolute cn:data-[spot=before]:before:inset-x-0 cn:data-[spot=before]:before:top-0 cn:data-[spot=before]:before:h-[2px] cn:data-[spot=before]:before:bg-primary cn:data-[spot=after]:after:absolute cn:data-[spot=after]:after:inset-x-0 cn:data-[spot=after]:after:bottom-0 cn:data-[spot=after]:after:h-[2px] cn:data-[spot=after]:after:bg-primary'

/** Which part of a row the pointer is over: its upper or lower edge, or its middle. */
function positionIn(event: DragEvent<HTMLElement>): DropSpot['position'] {
  const { top, height } = event.currentTarget.getBoundingClientRect()
  const share = (event.clientY - top) / height
  return share < 0.3 ? 'before' : share > 0.7 ? 'after' : 'on'
}

export interface CategoryRowProps extends CategoryTreeProps {
  category: NewsCategory
  depth: number
  hasChildren: boolean
  isExpanded: boolean
  isDragged: boolean
  spot: DropSpot['position'] | null
  onDragStart: () => void
  /** Returns whether the dragged category may be dropped there. */
  onDragOver: (position: DropSpot['position']) => boolean
  onDrop: () => void
  onDragEnd: () => void
}

export function CategoryRow(props: CategoryRowProps) {
  const { category, depth, hasChildren, isExpanded, isDragged, spot, canMove, selectedIds } = props
  const { onToggle, onSelect, onMove, onEdit, onAddBelow, onDelete, onDragStart, onDragOver, onDrop, onDragEnd } = props
  const { t } = useTranslation(['newsManagement', 'common'])
  const {
    id,
    name,
    _count: { articles },
  } = category

  function moveByKey(event: KeyboardEvent) {
    const way = wayOfKey[event.key]
    if (!way || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onMove(category, way)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a target of the pointer; keys work on the handle
    <div
      className={row}
      style={{ '--depth': depth } as CSSProperties}
      data-dragged={isDragged || undefined}
      data-spot={spot ?? undefined}
      onDragOver={(event) => {
        if (onDragOver(positionIn(event))) event.preventDefault()
      }}
      onDrop={(event) => {
        event.preventDefault()
        onDrop()
      }}
    >
      {canMove && (
        <IconButton
          size="sm"
          label={t('newsManagement:categories.move', { name })}
          aria-description={t('newsManagement:categories.moveHelp')}
          icon={<GripVertical aria-hidden="true" />}
          className="cn:cursor-grab"
          draggable
          onKeyDown={moveByKey}
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move'
            event.dataTransfer.setData('text/plain', name)
            onDragStart()
          }}
          onDragEnd={onDragEnd}
        />
      )}
      <Checkbox label={name} isLabelHidden checked={selectedIds.has(id)} onChange={() => onSelect(id)} />
      {hasChildren ? (
        <IconButton
          size="sm"
          label={t(isExpanded ? 'newsManagement:categories.collapse' : 'newsManagement:categories.expand', { name })}
          aria-expanded={isExpanded}
          icon={isExpanded ? <ChevronDown aria-hidden="true" /> : <ChevronRight aria-hidden="true" />}
          onClick={() => onToggle(id)}
        />
      ) : (
        <span className="cn:w-8 cn:shrink-0" />
      )}
      <div className="cn:flex cn:flex-1 cn:flex-wrap cn:items-baseline cn:gap-x-3 cn:min-w-0">
        <span className="cn:font-medium cn:break-words cn:min-w-0" dir="auto">
          {name}
        </span>
        <Text as="span" size={13} tone="muted" className="cn:max-sm:hidden cn:break-all">
          /{category.slug}
        </Text>
      </div>
      {!category.isActive && <Badge>{t('newsManagement:categories.inactive')}</Badge>}
      <Text as="span" size={13} tone="muted" className="cn:whitespace-nowrap cn:max-sm:hidden">
        {t('newsManagement:categories.articles', { count: articles })}
      </Text>
      <Menu
        trigger={
          <IconButton
            size="sm"
            label={t('newsManagement:categories.actions', { name })}
            icon={<EllipsisVertical aria-hidden="true" />}
          />
        }
        onAction={(action) => {
          const way = ways.find((one) => one === action)
          if (way) onMove(category, way)
          if (action === 'edit') onEdit(category)
          if (action === 'add') onAddBelow(category)
          if (action === 'delete') onDelete(category)
        }}
      >
        <MenuItem id="edit">{t('common:action.edit')}</MenuItem>
        <MenuItem id="add">{t('newsManagement:categories.addBelow')}</MenuItem>
        {canMove &&
          ways.map((way) => (
            <MenuItem key={way} id={way}>
              {t(`newsManagement:categories.${wordOf[way]}`)}
            </MenuItem>
          ))}
        <MenuItem id="delete" tone="danger">
          {t('common:action.delete')}
        </MenuItem>
      </Menu>
    </div>
  )
}
