import '../react-aria-words/react-aria-words.ts'
import { type ReactNode, type Ref, useId, useRef, useState } from 'react'
import { DropIndicator, Tree as AriaTree, useDragAndDrop } from 'react-aria-components'
import { classNames } from '../base/class-names.ts'
import type { GlobalAttributes } from '../base/global-attributes.ts'
import { useMergedRefs } from '../base/merge-refs.ts'
import { useHydrated } from '../base/use-hydrated.ts'
import { withoutNulls } from '../base/without-nulls.ts'
import { useUi } from '../ui-provider/ui-context.ts'
import { allIds, placeOf, type TreeEntry } from './tree-entry.ts'
import { type TreeAction, TreeMenu } from './tree-menu.tsx'
import { topmost, type TreeMove } from './tree-moves.ts'
import { TreeRow } from './tree-row.tsx'
import { useTreeMoves } from './use-tree-moves.ts'

export type { TreeEntry } from './tree-entry.ts'
export type { TreeAction } from './tree-menu.tsx'
export type { TreeMove } from './tree-moves.ts'

export interface TreeProps extends GlobalAttributes {
  /** Names the tree for screen readers. */
  label: string
  items: readonly TreeEntry[]
  expandedIds?: Iterable<string>
  /** Default none. */
  defaultExpandedIds?: Iterable<string>
  onExpandedChange?: (ids: string[]) => void
  /** Called when a branch without loaded rows is expanded. */
  onLoad?: (id: string) => void
  /** Default `none`. With `multiple` each row has a checkbox. */
  selectionMode?: 'none' | 'single' | 'multiple'
  selectedIds?: Iterable<string>
  /** Default none. */
  defaultSelectedIds?: Iterable<string>
  onSelect?: (ids: string[]) => void
  /** Called for a row that is pressed or entered while nothing can be selected. */
  onAction?: (id: string) => void
  /**
   * Called with rows that were dragged, moved by Alt with an arrow key, or from the row's menu. Rows can be moved while it
   * is set.
   */
  onMove?: (move: TreeMove) => void
  /** The actions in each row's menu, beside those that move it. */
  actions?: readonly TreeAction[]
  onRowAction?: (action: string, id: string) => void
  /** Shown instead of rows when there are none. */
  empty?: ReactNode
  id?: string
  className?: string
  ref?: Ref<HTMLDivElement>
}

/** A hierarchy that is expanded, selected and rearranged by pointer and keyboard. */
export function Tree(props: TreeProps) {
  return useHydrated() ? <HydratedTree {...props} /> : <WaitingTree {...props} />
}

const textOf = (keys: Iterable<unknown>) => Array.from(keys, String)

function HydratedTree(props: TreeProps) {
  const {
    label,
    items,
    expandedIds,
    defaultExpandedIds = [],
    onExpandedChange,
    onLoad,
    ...others
  } = withoutNulls(props)
  const { selectionMode = 'none', selectedIds, defaultSelectedIds, onSelect, onAction, onMove, ...rest } = others
  const { actions = [], onRowAction, empty, className, ref, ...attributes } = rest
  const { labels } = useUi()
  const hintId = useId()
  const tree = useRef<HTMLDivElement>(null)
  const mergedRef = useMergedRefs(tree, ref)
  const [ownExpanded, setOwnExpanded] = useState<ReadonlySet<string>>(() => new Set(defaultExpandedIds))
  const expanded = expandedIds ? new Set(expandedIds) : ownExpanded
  const { move, step, handleKey } = useTreeMoves(
    tree,
    items,
    onMove &&
      ((next) => {
        if (next.position === 'on' && !expanded.has(next.target)) expand([...expanded, next.target])
        onMove(next)
      }),
  )
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => textOf(keys).map((id) => ({ 'text/plain': placeOf(items, id)?.entry.label ?? id })),
    onMove: ({ keys, target }) =>
      move({ ids: topmost(items, keys), target: String(target.key), position: target.dropPosition }),
    renderDropIndicator: (target) => <DropIndicator target={target} className="ui-tree-drop" />,
  })

  function expand(keys: Iterable<unknown>) {
    const ids = textOf(keys)
    for (const id of ids.filter((one) => !expanded.has(one))) {
      const entry = placeOf(items, id)?.entry
      if (entry?.isBranch && !entry.children) onLoad?.(id)
    }
    setOwnExpanded(new Set(ids))
    onExpandedChange?.(ids)
  }
  const hasMenus = onMove !== undefined || actions.length > 0
  return (
    <div className="ui-tree-frame" onKeyDownCapture={handleKey}>
      <AriaTree
        // React Aria can't take over dragging once a tree is there.
        key={onMove ? 'movable' : 'fixed'}
        {...attributes}
        ref={mergedRef}
        className={classNames('ui-tree', className)}
        aria-label={label}
        aria-describedby={onMove && hintId}
        expandedKeys={expanded}
        onExpandedChange={expand}
        selectionMode={selectionMode}
        selectedKeys={selectedIds}
        defaultSelectedKeys={defaultSelectedIds}
        onSelectionChange={(keys) => onSelect?.(keys === 'all' ? allIds(items) : textOf(keys))}
        onAction={onAction && ((key) => onAction(String(key)))}
        dragAndDropHooks={onMove && dragAndDropHooks}
        renderEmptyState={empty === undefined ? undefined : () => <div className="ui-tree-empty">{empty}</div>}
      >
        {items.map((entry) => (
          <TreeRow
            key={entry.id}
            entry={entry}
            expandedIds={expanded}
            isDraggable={onMove !== undefined}
            hasBoxes={selectionMode === 'multiple'}
            menu={(row) =>
              hasMenus && (
                <TreeMenu
                  items={items}
                  entry={row}
                  actions={actions}
                  canMove={onMove !== undefined}
                  onAction={(action) => onRowAction?.(action, row.id)}
                  onStep={(way) => step(row.id, way)}
                />
              )
            }
          />
        ))}
      </AriaTree>
      {onMove && (
        <p id={hintId} className="ui-visually-hidden">
          {labels.treeMoveHint}
        </p>
      )}
    </div>
  )
}

/** The top rows on the server: inline styles of React Aria's rows violate a strict Content-Security-Policy. */
function WaitingTree({ label, items, className, id, dir, hidden, inert, lang, translate }: TreeProps) {
  return (
    <ul
      {...{ id, dir, hidden, inert, lang, translate }}
      className={classNames('ui-tree', className)}
      aria-label={label}
      aria-busy="true"
    >
      {items.map((entry) => (
        <li key={entry.id} className="ui-tree-row">
          <span className="ui-tree-chevron" />
          <span className="ui-tree-label">{entry.label}</span>
        </li>
      ))}
    </ul>
  )
}
