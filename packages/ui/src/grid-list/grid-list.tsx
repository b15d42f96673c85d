import '../react-aria-words/react-aria-words.ts'
import { Check, GripVertical } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { Button, Checkbox, type DragAndDropHooks, GridList as AriaGridList, GridListItem } from 'react-aria-components'
import type { GlobalAttributes } from '../base/global-attributes.ts'
import { classNames } from '../base/class-names.ts'
import { useHydrated } from '../base/use-hydrated.ts'
import { withoutNulls } from '../base/without-nulls.ts'
import { useUi } from '../ui-provider/ui-context.ts'

export { useReorder } from './use-reorder.ts'

export interface GridListEntry {
  id: string
  /** Names the entry for screen readers and typing ahead. */
  label: string
  /** Follows it with Enter or a click, through the provider's router. */
  href?: string
  isDisabled?: boolean
}

export interface GridListProps<Entry extends GridListEntry> extends GlobalAttributes {
  /** Names the list. */
  label: string
  items: readonly Entry[]
  /** The content of an entry: its label, facts, buttons. Default its label. */
  children?: (entry: Entry) => ReactNode
  /** Default `none`. */
  selectionMode?: 'none' | 'single' | 'multiple'
  selectedIds?: readonly string[]
  /** Default none. */
  defaultSelectedIds?: readonly string[]
  onSelectionChange?: (ids: string[]) => void
  /** Called with Enter, or a click where nothing is selected yet. */
  onAction?: (id: string) => void
  /** `stack` (default) is one column; `tiles` has as many as there is room for. */
  layout?: 'stack' | 'tiles'
  /** Makes the entries movable by pointer, touch and keys: `useReorder(items, onReorder)`. */
  reorder?: DragAndDropHooks
  /** Shown instead of entries. */
  empty?: ReactNode
  isLoading?: boolean
  id?: string
  className?: string
  ref?: Ref<HTMLDivElement>
}

/** A list of entries with content and buttons of their own, which can be chosen, opened and moved. */
export function GridList<Entry extends GridListEntry>(props: GridListProps<Entry>) {
  const {
    label,
    items,
    children,
    selectionMode = 'none',
    selectedIds,
    defaultSelectedIds,
    onSelectionChange,
    onAction,
    layout = 'stack',
    reorder,
    empty,
    isLoading,
    className,
    ref,
    ...rest
  } = withoutNulls(props)
  const { labels, navigate } = useUi()
  const isHydrated = useHydrated()
  const contentOf = (entry: Entry) => (
    <div className="ui-grid-list-content">{children ? children(entry) : entry.label}</div>
  )
  // React Aria's rows carry inline styles, which a strict Content-Security-Policy refuses in server markup.
  if (!isHydrated)
    return (
      <ul
        aria-label={label}
        className={classNames('ui-grid-list', className)}
        data-layout={layout === 'tiles' ? 'grid' : 'stack'}
      >
        {items.map((entry) => (
          <li key={entry.id} className="ui-grid-list-item">
            {contentOf(entry)}
          </li>
        ))}
      </ul>
    )
  return (
    <AriaGridList
      {...rest}
      ref={ref}
      aria-label={label}
      aria-busy={isLoading || undefined}
      className={classNames('ui-grid-list', className)}
      layout={layout === 'tiles' ? 'grid' : 'stack'}
      items={items}
      selectionMode={selectionMode}
      selectedKeys={selectedIds}
      defaultSelectedKeys={defaultSelectedIds}
      onSelectionChange={(keys) =>
        onSelectionChange?.(keys === 'all' ? items.map(({ id }) => id) : Array.from(keys, String))
      }
      dragAndDropHooks={reorder}
      renderEmptyState={() => <div className="ui-grid-list-empty">{isLoading ? labels.loading : empty}</div>}
    >
      {(entry) => (
        <GridListItem
          id={entry.id}
          textValue={entry.label}
          isDisabled={entry.isDisabled}
          className="ui-grid-list-item"
          {...((onAction || entry.href) && {
            onAction: () => {
              onAction?.(entry.id)
              if (entry.href) navigate(entry.href)
            },
          })}
        >
          {reorder && (
            <Button slot="drag" className="ui-grid-list-handle">
              <GripVertical aria-hidden="true" />
            </Button>
          )}
          {selectionMode === 'multiple' && (
            <Checkbox slot="selection" className="ui-grid-list-choice">
              <span className="ui-grid-list-box">
                <Check aria-hidden="true" />
              </span>
            </Checkbox>
          )}
          {selectionMode === 'single' && <Check className="ui-grid-list-check" aria-hidden="true" />}
          {contentOf(entry)}
        </GridListItem>
      )}
    </AriaGridList>
  )
}
