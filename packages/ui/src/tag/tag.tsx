import { X } from 'lucide-react'
import { Slot, Slottable } from 'radix-ui/slot'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../base/class-names.ts'
import { useUi } from '../ui-provider/ui-context.ts'

export interface TagProps extends ComponentProps<'span'> {
  children: ReactNode
  /**
   * Renders the child element, such as a link, instead of a `span`. Can't be combined with `onRemove`. Default false.
   */
  asChild?: boolean
  /** Shows a remove button; its name is "remove" and the tag's text. */
  onRemove?: () => void
  /** The tag's text when `children` aren't a string; it names the remove button. */
  textValue?: string
}

/** A keyword, optionally removable. */
export function Tag({ children, asChild, onRemove, textValue, className, ...rest }: TagProps) {
  const { labels } = useUi()
  const text = textValue ?? (typeof children === 'string' ? children : '')
  const Element = (asChild ? Slot : 'span') as 'span'
  return (
    <Element {...rest} className={classNames('ui-tag', className)}>
      <Slottable child={children}>{(content) => <span className="ui-tag-text">{content}</span>}</Slottable>
      {onRemove && (
        <button type="button" className="ui-tag-remove" aria-label={labels.removeTag(text)} onClick={onRemove}>
          <X aria-hidden="true" />
        </button>
      )}
    </Element>
  )
}
