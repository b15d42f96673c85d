import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { classNames } from '../base/class-names.ts'
import { withoutNulls } from '../base/without-nulls.ts'
import { TabPanel } from './tab-panel.tsx'
import { tabToGoTo } from './tab-to-go-to.ts'

export interface TabItem {
  id: string
  label: ReactNode
  /** After the label, e.g. a CountBadge. */
  badge?: ReactNode
  content: ReactNode
  isDisabled?: boolean
}

export interface TabsProps extends Omit<ComponentProps<'div'>, 'children' | 'onSelect'> {
  /** Names the list of tabs. */
  label: string
  items: readonly TabItem[]
  selectedId?: string
  /** Default the first that isn't disabled. */
  defaultSelectedId?: string
  onSelect?: (id: string) => void
  /** Default `horizontal`. */
  orientation?: 'horizontal' | 'vertical'
}

/** Tabs with panels, one visible at a time. Arrow keys move between tabs. */
export function Tabs(props: TabsProps) {
  const {
    label,
    items,
    selectedId,
    defaultSelectedId,
    onSelect,
    orientation = 'horizontal',
    className,
    ...rest
  } = withoutNulls(props)
  const ownId = useId()
  const [chosenId, setChosenId] = useState(defaultSelectedId)
  const enabled = items.filter(({ isDisabled }) => !isDisabled)
  const wantedId = selectedId ?? chosenId
  const selected = enabled.find(({ id }) => id === wantedId) ?? enabled[0]

  function select(id: string) {
    if (id === selected?.id) return
    setChosenId(id)
    onSelect?.(id)
  }

  function move(event: KeyboardEvent<HTMLDivElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const tabs = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('[role=tab]:not(:disabled)')]
    const current = tabs.findIndex((tab) => tab === event.target)
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = tabToGoTo({ key: event.key, current, count: tabs.length, orientation, isRtl })
    const item = next === undefined ? undefined : enabled[next]
    if (next === undefined || !item) return
    event.preventDefault()
    tabs[next]?.focus()
    select(item.id)
  }

  return (
    <div {...rest} className={classNames('ui-tabs', className)} data-orientation={orientation}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the tabs in it take the focus */}
      <div
        role="tablist"
        aria-label={label}
        aria-orientation={orientation}
        className="ui-tabs-list"
        data-orientation={orientation}
        onKeyDown={move}
      >
        {items.map((item, index) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${ownId}-tab-${index}`}
            aria-selected={item === selected}
            aria-controls={item === selected ? `${ownId}-panel-${index}` : undefined}
            tabIndex={item === selected ? 0 : -1}
            disabled={item.isDisabled}
            className="ui-tabs-tab"
            onClick={() => select(item.id)}
          >
            {item.label}
            {item.badge}
          </button>
        ))}
      </div>
      {selected && (
        <TabPanel
          key={selected.id}
          id={`${ownId}-panel-${items.indexOf(selected)}`}
          tabId={`${ownId}-tab-${items.indexOf(selected)}`}
        >
          {selected.content}
        </TabPanel>
      )}
    </div>
  )
}
