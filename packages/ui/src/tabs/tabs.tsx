import '../react-aria-words/react-aria-words.ts'
import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs, type TabsProps as AriaTabsProps } from 'react-aria-components'
import { classNames } from '../base/class-names.ts'

export interface TabItem {
  id: string
  label: ReactNode
  /** After the label, e.g. a CountBadge. */
  badge?: ReactNode
  content: ReactNode
  isDisabled?: boolean
}

export interface TabsProps
  extends Omit<AriaTabsProps, 'children' | 'className' | 'selectedKey' | 'defaultSelectedKey' | 'onSelectionChange'> {
  /** Names the list of tabs. */
  label: string
  items: readonly TabItem[]
  selectedId?: string
  defaultSelectedId?: string
  onSelect?: (id: string) => void
  className?: string
}

/** Panels of which one is seen at a time. Arrow keys move between tabs. */
export function Tabs({ label, items, selectedId, defaultSelectedId, onSelect, className, ...rest }: TabsProps) {
  return (
    <AriaTabs
      {...rest}
      className={classNames('ui-tabs', className)}
      selectedKey={selectedId}
      defaultSelectedKey={defaultSelectedId}
      onSelectionChange={(key) => onSelect?.(String(key))}
    >
      <TabList aria-label={label} className="ui-tabs-list">
        {items.map((item) => (
          <Tab key={item.id} id={item.id} isDisabled={item.isDisabled} className="ui-tabs-tab">
            {item.label}
            {item.badge}
          </Tab>
        ))}
      </TabList>
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id} className="ui-tabs-panel">
          {item.content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
