import { classNames } from '../base/class-names.ts'
import type { GlobalAttributes } from '../base/global-attributes.ts'
import { type FieldOptions, separateFieldOptions } from '../field/field-options.ts'
import { FieldMessages, RequiredMark } from '../field/field-parts.tsx'

/**
 * What a server draws in place of a field of React Aria's dates: those carry inline styles, which a strict
 * Content-Security-Policy refuses. Same place, same size.
 */
export function WaitingField(props: FieldOptions & GlobalAttributes) {
  const [{ label, help, error, isRequired, isLabelHidden, id, className }, attributes] = separateFieldOptions(props)
  return (
    <div {...attributes} className={classNames('ui-field', className)} aria-busy="true">
      <span className={isLabelHidden ? 'ui-visually-hidden' : 'ui-field-label'}>
        {label}
        {isRequired && <RequiredMark />}
      </span>
      <div className="ui-control" />
      <FieldMessages controlId={id ?? ''} help={help} error={error} />
    </div>
  )
}

const globalAttributes: readonly string[] = [
  'dir',
  'hidden',
  'inert',
  'lang',
  'translate',
] satisfies (keyof GlobalAttributes)[]

/** Of a date field's props those that its place has too. */
export function waitingProps<Props extends FieldOptions & GlobalAttributes>(
  props: Props,
): FieldOptions & GlobalAttributes {
  const [field, rest] = separateFieldOptions(props)
  const attributes = Object.entries(rest).filter(
    ([name]) => globalAttributes.includes(name) || name.startsWith('data-'),
  )
  return { ...field, ...Object.fromEntries(attributes) }
}
