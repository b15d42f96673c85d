import { classNames } from '../base/class-names.ts'
import type { GlobalAttributes } from '../base/global-attributes.ts'
import { type FieldOptions, separateFieldOptions } from '../field/field-options.ts'
import { FieldMessages, RequiredMark } from '../field/field-parts.tsx'

/**
 * Placeholder of a React Aria date field on the server, because its inline styles violate a strict
 * Content-Security-Policy. Same place and size.
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

/** The props of a date field that its placeholder supports. */
export function waitingProps<Props extends FieldOptions & GlobalAttributes>(
  props: Props,
): FieldOptions & GlobalAttributes {
  const [field, rest] = separateFieldOptions(props)
  const attributes = Object.entries(rest).filter(
    ([name]) => globalAttributes.includes(name) || name.startsWith('data-'),
  )
  return { ...field, ...Object.fromEntries(attributes) }
}
