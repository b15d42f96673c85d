import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../base/class-names.ts'
import { withoutNulls } from '../base/without-nulls.ts'
import { Disclosure } from '../disclosure/disclosure.tsx'

export interface AccordionItem {
  id: string
  title: ReactNode
  content: ReactNode
}

export interface AccordionProps extends Omit<ComponentProps<'div'>, 'children'> {
  items: readonly AccordionItem[]
  /** Whether it is open initially. */
  defaultOpenIds?: readonly string[]
  /** Opening one closes the others. */
  isExclusive?: boolean
}

/** A vertical stack of disclosures. */
export function Accordion(props: AccordionProps) {
  const { items, defaultOpenIds = [], isExclusive, className, ...rest } = withoutNulls(props)
  const group = useId()
  return (
    <div {...rest} className={classNames('ui-accordion', className)}>
      {items.map((item) => (
        <Disclosure
          key={item.id}
          name={isExclusive ? group : undefined}
          summary={item.title}
          defaultOpen={defaultOpenIds.includes(item.id)}
        >
          {item.content}
        </Disclosure>
      ))}
    </div>
  )
}
