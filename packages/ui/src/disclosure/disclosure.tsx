import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../base/class-names.ts'

export interface DisclosureProps extends Omit<ComponentProps<'details'>, 'open' | 'onToggle'> {
  summary: ReactNode
  /** Whether it is open initially. Uncontrolled afterwards. */
  defaultOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

/** A collapsible section. Uses the native `details` element: works without JavaScript and with the browser's search. */
export function Disclosure({ summary, defaultOpen, onOpenChange, className, children, ...rest }: DisclosureProps) {
  return (
    <details
      {...rest}
      className={classNames('ui-disclosure', className)}
      open={defaultOpen}
      onToggle={(event) => onOpenChange?.(event.currentTarget.open)}
    >
      <summary className="ui-disclosure-summary">
        <span className="ui-disclosure-title">{summary}</span>
        <ChevronDown aria-hidden="true" className="ui-disclosure-chevron" />
      </summary>
      <div className="ui-disclosure-content">{children}</div>
    </details>
  )
}
