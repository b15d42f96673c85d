import { Slot, Slottable } from 'radix-ui/slot'
import type { ComponentProps, ReactNode } from 'react'
import { withoutNulls } from '../base/without-nulls.ts'
import type { Variants } from '../base/define-variants.ts'
import { cardVariants } from './card-variants.ts'

export { cardVariants } from './card-variants.ts'

export interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Renders the single child element, such as a link, instead of a `section`; its content becomes the body. Default false. */
  asChild?: boolean
  title?: ReactNode
  /** Level of the title's heading. Default 2. */
  headingLevel?: 2 | 3 | 4
  description?: ReactNode
  /** Content at the end of the title's row. */
  actions?: ReactNode
  footer?: ReactNode
  /** Default `md`; `none` lets a table or image reach the edges. */
  padding?: Variants<typeof cardVariants>['padding']
}

/** A framed surface for content about one subject. */
export function Card(props: CardProps) {
  const {
    title,
    headingLevel = 2,
    description,
    actions,
    footer,
    padding,
    asChild,
    className,
    children,
    ...rest
  } = withoutNulls(props)
  const Heading = `h${headingLevel}` as const
  const Element = (asChild ? Slot : 'section') as 'section'
  return (
    <Element {...rest} className={cardVariants({ padding, className })}>
      {(title || actions) && (
        <header className="ui-card-header">
          <div className="ui-card-titles">
            {title && <Heading className="ui-card-title">{title}</Heading>}
            {description && <p className="ui-card-description">{description}</p>}
          </div>
          {actions && <div className="ui-card-actions">{actions}</div>}
        </header>
      )}
      <Slottable child={children}>{(content) => <div className="ui-card-body">{content}</div>}</Slottable>
      {footer && <footer className="ui-card-footer">{footer}</footer>}
    </Element>
  )
}
