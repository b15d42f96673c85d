import type { ComponentProps, ReactNode } from 'react'
import { withoutNulls } from '../base/without-nulls.ts'
import type { Variants } from '../base/define-variants.ts'
import { topBarVariants } from './top-bar-variants.ts'

export { topBarVariants } from './top-bar-variants.ts'

export interface TopBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Content at the start: menu button and logo. */
  start?: ReactNode
  /** Takes the remaining width, and its own row on phones: the search field. */
  center?: ReactNode
  /** Content at the end: links and buttons. */
  end?: ReactNode
  /** Default `container`: as wide as the page's content. `full` spans the window. */
  width?: Variants<typeof topBarVariants>['width']
}

/** The bar at the top of the page. Put it into a header element, such as AppShell's. */
export function TopBar(props: TopBarProps) {
  const { start, center, end, width, className, ...rest } = withoutNulls(props)
  return (
    <div {...rest} className={topBarVariants({ width, className })}>
      {start && <div className="ui-top-bar-start">{start}</div>}
      {center && <div className="ui-top-bar-center">{center}</div>}
      {end && <div className="ui-top-bar-end">{end}</div>}
    </div>
  )
}
