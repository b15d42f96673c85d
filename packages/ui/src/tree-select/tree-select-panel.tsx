import { type KeyboardEvent, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { SearchField } from '../search-field/search-field.tsx'
import { Tree } from '../tree/tree.tsx'
import { allIds, branchIds, firstEntries, matchingEntries, pathOf, type TreeEntry } from '../tree/tree-entry.ts'
import { useUi } from '../ui-provider/ui-context.ts'

export interface TreeSelectPanelProps {
  id: string
  label: string
  items: readonly TreeEntry[]
  selectionMode: 'single' | 'multiple'
  chosen: readonly string[]
  mayClear: boolean
  onLoad: ((id: string) => void) | undefined
  onChange: (ids: string[]) => void
  onClose: () => void
}

/** Maximum number of rows rendered at once, to keep the page responsive. */
const maxRows = 200

/** The search and the tree of a TreeSelect, opened at what is chosen. */
export function TreeSelectPanel(props: TreeSelectPanelProps) {
  const { id, label, items, selectionMode, chosen, mayClear, onLoad, onChange, onClose } = props
  const { labels } = useUi()
  const tree = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const [expandedIds, setExpandedIds] = useState<readonly string[]>(() =>
    chosen.flatMap((one) =>
      pathOf(items, one)
        .slice(0, -1)
        .map((entry) => entry.id),
    ),
  )
  const found = matchingEntries(items, typed)
  const isSearching = typed.trim() !== ''
  const expanded = isSearching ? branchIds(found) : expandedIds
  const shown = firstEntries(found, new Set(expanded), maxRows)
  const moreCount = allIds(found).length - allIds(shown).length

  function choose(ids: string[]) {
    // Rows that a search hides keep their choice.
    const hidden = chosen.filter((one) => pathOf(shown, one).length === 0)
    if (selectionMode === 'multiple') return onChange([...new Set([...hidden, ...ids])])
    if (ids.length > 0) onChange(ids.slice(0, 1))
    onClose()
  }
  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' || event.nativeEvent.isComposing) return
    event.preventDefault()
    tree.current?.focus()
  }
  return (
    <div id={id} className="ui-tree-select-panel">
      <SearchField
        label={labels.search}
        size="sm"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the panel was opened to choose from it
        autoFocus
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={handleKey}
      />
      <Tree
        ref={tree}
        label={label}
        items={shown}
        className="ui-tree-select-tree"
        expandedIds={expanded}
        onExpandedChange={(ids) => !isSearching && setExpandedIds(ids)}
        onLoad={onLoad}
        selectionMode={selectionMode}
        selectedIds={chosen}
        onSelect={choose}
        empty={labels.noOptions}
      />
      {moreCount > 0 && <p className="ui-tree-select-more">{labels.moreOptions(moreCount)}</p>}
      {mayClear && chosen.length > 0 && (
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            onChange([])
            onClose()
          }}
        >
          {labels.clearSelection}
        </Button>
      )}
    </div>
  )
}
