import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../base/class-names.ts'

export interface FormSectionProps extends Omit<ComponentProps<'fieldset'>, 'title'> {
  title: ReactNode
  description?: ReactNode
}

/** Related fields under a title. */
export function FormSection({ title, description, className, children, ...rest }: FormSectionProps) {
  const descriptionId = useId()
  return (
    <fieldset
      aria-describedby={description ? descriptionId : undefined}
      {...rest}
      className={classNames('ui-form-section', className)}
    >
      <legend className="ui-form-section-title">{title}</legend>
      {description && (
        <p id={descriptionId} className="ui-form-section-description">
          {description}
        </p>
      )}
      <div className="ui-form-section-fields">{children}</div>
    </fieldset>
  )
}
