import { type ComponentProps, type ReactNode, useRef } from 'react'
import { classNames } from '../base/class-names.ts'
import { Tag } from '../tag/tag.tsx'

export interface TagItem {
  id: string
  label: string
}

export interface TagGroupProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the list for screen readers. */
  label: string
  items: readonly TagItem[]
  /** Makes every tag removable. */
  onRemove?: (id: string) => void
  /** Shown after the tags, e.g. a clear button. */
  children?: ReactNode
}

/** A list of tags. After a removal the focus moves to the neighbour, so that keyboard users can go on removing. */
export function TagGroup({ label, items, onRemove, children, className, ...rest }: TagGroupProps) {
  const list = useRef<HTMLUListElement>(null)

  function remove(id: string, index: number) {
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>('.ui-tag-remove')
    const neighbour = buttons?.[index + 1] ?? buttons?.[index - 1]
    if (neighbour) neighbour.focus()
    else list.current?.focus()
    onRemove?.(id)
  }

  return (
    <div {...rest} className={classNames('ui-tag-group', className)}>
      <ul ref={list} aria-label={label} tabIndex={-1} className="ui-tag-group-list">
        {items.map((item, index) => (
          <li key={item.id}>
            <Tag onRemove={onRemove && (() => remove(item.id, index))}>{item.label}</Tag>
          </li>
        ))}
      </ul>
      {children}
    </div>
  )
}
