import { classNames } from '../base/class-names.ts'
import type { FieldOptions } from '../field/field-options.ts'
import { FieldMessages, RequiredMark } from '../field/field-parts.tsx'

/**
 * What a server draws in place of a field of React Aria's dates: those carry inline styles, which a strict
 * Content-Security-Policy refuses. Same place, same size.
 */
export function WaitingField({ label, help, error, isRequired, isLabelHidden, id, className }: FieldOptions) {
  return (
    <div className={classNames('ui-field', className)} aria-busy="true">
      <span className={isLabelHidden ? 'ui-visually-hidden' : 'ui-field-label'}>
        {label}
        {isRequired && <RequiredMark />}
      </span>
      <div className="ui-control" />
      <FieldMessages controlId={id ?? ''} help={help} error={error} />
    </div>
  )
}
