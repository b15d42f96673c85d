import { X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../base/class-names.ts'
import { useUi } from '../ui-provider/ui-context.ts'

export interface TagProps extends ComponentProps<'span'> {
  children: ReactNode
  /** Shows a remove button; its name is "remove" and the tag's text. */
  onRemove?: () => void
  /** The tag's words when `children` aren't plain text; they name the remove button. */
  textValue?: string
}

/** One chosen or given word, possibly removable. */
export function Tag({ children, onRemove, textValue, className, ...rest }: TagProps) {
  const { labels } = useUi()
  const text = textValue ?? (typeof children === 'string' ? children : '')
  return (
    <span {...rest} className={classNames('ui-tag', className)}>
      <span className="ui-tag-text">{children}</span>
      {onRemove && (
        <button type="button" className="ui-tag-remove" aria-label={labels.removeTag(text)} onClick={onRemove}>
          <X aria-hidden="true" />
        </button>
      )}
    </span>
  )
}
