import { Check, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { MenuItem as AriaMenuItem, type MenuItemProps as AriaMenuItemProps } from 'react-aria-components'
import { withoutNulls } from '../base/without-nulls.ts'
import { BareLink } from '../link/link.tsx'
import type { Variants } from '../base/define-variants.ts'
import { menuItemVariants } from './menu-item-variants.ts'

export { menuItemVariants } from './menu-item-variants.ts'

export interface MenuItemProps extends Omit<AriaMenuItemProps, 'children' | 'className' | 'render'> {
  children: ReactNode
  icon?: ReactNode
  /** Secondary text on a second line. */
  description?: ReactNode
  /** At the end of the row, e.g. a CountBadge or a keyboard shortcut. */
  end?: ReactNode
  /** `danger` for actions that can't be undone. */
  tone?: Variants<typeof menuItemVariants>['tone']
  className?: string
}

/** An action, link (`href`) or option of a menu. */
export function MenuItem(props: MenuItemProps) {
  const { children, icon, description, end, tone, className, textValue, ...rest } = withoutNulls(props)
  return (
    <AriaMenuItem
      {...rest}
      textValue={textValue ?? (typeof children === 'string' ? children : undefined)}
      className={menuItemVariants({ tone, className })}
      render={(props) => ('href' in props ? <BareLink {...props} /> : <div {...props} />)}
    >
      {({ selectionMode, isSelected, hasSubmenu }) => (
        <>
          {selectionMode !== 'none' && (
            <span className="ui-menu-item-check">{isSelected && <Check aria-hidden="true" />}</span>
          )}
          {icon && (
            <span className="ui-menu-item-icon" aria-hidden="true">
              {icon}
            </span>
          )}
          <span className="ui-menu-item-text">
            {children}
            {description && <span className="ui-menu-item-description">{description}</span>}
          </span>
          {end}
          {hasSubmenu && <ChevronRight aria-hidden="true" />}
        </>
      )}
    </AriaMenuItem>
  )
}
