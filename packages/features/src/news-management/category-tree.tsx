import type { NewsCategory } from '@chonoi/contract'
import { droppedPlaces, type Place, type TreeMove, type TreeNode, treeOf } from '@chonoi/domain'
import { useState } from 'react'
import { CategoryRow } from './category-row.tsx'

/** Where a dragged category would be dropped. */
export interface DropSpot {
  target: string
  position: 'before' | 'after' | 'on'
}

export interface CategoryTreeProps {
  label: string
  categories: readonly NewsCategory[]
  collapsedIds: ReadonlySet<string>
  onToggle: (id: string) => void
  selectedIds: ReadonlySet<string>
  onSelect: (id: string) => void
  /** Whether the shown order is the stored one of all categories; only then it can be changed. */
  canMove: boolean
  onMove: (category: NewsCategory, way: TreeMove) => void
  onPut: (category: NewsCategory, places: readonly Place[] | null) => void
  onEdit: (category: NewsCategory) => void
  onAddBelow: (category: NewsCategory) => void
  onDelete: (category: NewsCategory) => void
}

/** The categories as nested lists, reordered by dragging a handle or with its keys (CAT-01, CAT-06). */
export function CategoryTree(props: CategoryTreeProps) {
  const { label, categories, collapsedIds, onPut } = props
  const [draggedId, setDraggedId] = useState<string | null>(null)
  const [spot, setSpot] = useState<DropSpot | null>(null)

  function drop() {
    const dragged = categories.find(({ id }) => id === draggedId)
    if (dragged && spot) onPut(dragged, droppedPlaces(categories, dragged.id, spot))
    end()
  }
  function end() {
    setDraggedId(null)
    setSpot(null)
  }
  const draw = (nodes: readonly TreeNode<NewsCategory>[], name?: string) => (
    <ul aria-label={name}>
      {nodes.map(({ item, depth, children }) => {
        const isExpanded = children.length > 0 && !collapsedIds.has(item.id)
        return (
          <li key={item.id}>
            <CategoryRow
              {...props}
              category={item}
              depth={depth}
              hasChildren={children.length > 0}
              isExpanded={isExpanded}
              isDragged={item.id === draggedId}
              spot={spot?.target === item.id ? spot.position : null}
              onDragStart={() => setDraggedId(item.id)}
              onDragOver={(position) => {
                if (draggedId === null || !droppedPlaces(categories, draggedId, { target: item.id, position }))
                  return false
                if (spot?.target !== item.id || spot.position !== position) setSpot({ target: item.id, position })
                return true
              }}
              onDrop={drop}
              onDragEnd={end}
            />
            {isExpanded && draw(children)}
          </li>
        )
      })}
    </ul>
  )
  return draw(treeOf(categories), label)
}
