import { Check, ChevronRight, GripVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, Checkbox, TreeItem, TreeItemContent } from 'react-aria-components'
import { Spinner } from '../spinner/spinner.tsx'
import { useUi } from '../ui-provider/ui-context.ts'
import type { TreeEntry } from './tree-entry.ts'

export interface TreeRowProps {
  entry: TreeEntry
  expandedIds: ReadonlySet<string>
  isDraggable: boolean
  hasBoxes: boolean
  /** The menu at the end of a row. */
  menu: (entry: TreeEntry) => ReactNode
}

/** A row and, while it is expanded, the rows below it. */
export function TreeRow({ entry, ...props }: TreeRowProps) {
  const { expandedIds, isDraggable, hasBoxes, menu } = props
  const { labels } = useUi()
  const { id, label, help, end, children = [], isDisabled } = entry
  const isBranch = children.length > 0 || (entry.isBranch && !entry.children)
  return (
    <TreeItem id={id} textValue={label} isDisabled={isDisabled} className="ui-tree-row">
      <TreeItemContent>
        {({ selectionMode, isSelected }) => (
          <>
            {isDraggable && (
              <Button slot="drag" className="ui-tree-handle" aria-label={labels.dragHandle(label)}>
                <GripVertical aria-hidden="true" />
              </Button>
            )}
            {selectionMode === 'multiple' && hasBoxes && (
              <Checkbox slot="selection" className="ui-tree-check">
                <span className="ui-tree-box">
                  <Check aria-hidden="true" />
                </span>
              </Checkbox>
            )}
            <span className="ui-tree-indent" />
            {isBranch ? (
              <Button slot="chevron" className="ui-tree-chevron">
                <ChevronRight aria-hidden="true" />
              </Button>
            ) : (
              <span className="ui-tree-chevron" />
            )}
            <span className="ui-tree-text">
              <span className="ui-tree-label" dir="auto">
                {label}
              </span>
              {help && <span className="ui-tree-help">{help}</span>}
            </span>
            {end && <span className="ui-tree-end">{end}</span>}
            {isSelected && !hasBoxes && <Check className="ui-tree-chosen" aria-hidden="true" />}
            {menu(entry)}
          </>
        )}
      </TreeItemContent>
      {/* A row below makes this one a branch for React Aria; the others wait until it is expanded. */}
      {children.slice(0, expandedIds.has(id) ? undefined : 1).map((child) => (
        <TreeRow key={child.id} entry={child} {...props} />
      ))}
      {isBranch && children.length === 0 && <LoadingRow id={id} />}
    </TreeItem>
  )
}

function LoadingRow({ id }: { id: string }) {
  const { labels } = useUi()
  return (
    <TreeItem id={`${id}\u0000loading`} textValue={labels.loading} isDisabled className="ui-tree-row">
      <TreeItemContent>
        <span className="ui-tree-indent" />
        <span className="ui-tree-chevron" aria-hidden="true">
          <Spinner size="sm" />
        </span>
        <span className="ui-tree-help">{labels.loading}</span>
      </TreeItemContent>
    </TreeItem>
  )
}
