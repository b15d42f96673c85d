import { type ComponentProps, type ReactNode, useRef } from 'react'
import { classNames } from '../base/class-names.ts'
import { useMergedRefs } from '../base/merge-refs.ts'
import { useRovingFocus } from '../base/use-roving-focus.ts'
import { withoutNulls } from '../base/without-nulls.ts'

export interface ToolbarProps extends ComponentProps<'div'> {
  /** Names the toolbar, e.g. by the object its tools act on. */
  label: string
  /** Buttons, links, selects and ToolbarGroups. */
  children: ReactNode
  /** Default `horizontal`: left and right move between the tools. Vertical: up and down. */
  orientation?: 'horizontal' | 'vertical'
}

/**
 * A toolbar. One tab stop; arrows, Home and End move inside. Use it for three or more tools: for fewer it only removes
 * tools from the tab order.
 */
export function Toolbar(props: ToolbarProps) {
  const { label, orientation = 'horizontal', className, children, ref, ...rest } = withoutNulls(props)
  const own = useRef<HTMLDivElement>(null)
  useRovingFocus(own, orientation)
  return (
    <div
      {...rest}
      ref={useMergedRefs(own, ref)}
      role="toolbar"
      aria-label={label}
      aria-orientation={orientation}
      className={classNames('ui-toolbar', className)}
      data-orientation={orientation}
    >
      {children}
    </div>
  )
}

export interface ToolbarGroupProps extends ComponentProps<'div'> {
  /** Names the group for screen readers. */
  label: string
  children: ReactNode
}

/** A group of related tools, separated from the next group by a line. */
export function ToolbarGroup({ label, className, ...rest }: ToolbarGroupProps) {
  return <div role="group" aria-label={label} {...rest} className={classNames('ui-toolbar-group', className)} />
}
