import '../react-aria-words/react-aria-words.ts'
import { parseTime, type Time } from '@internationalized/date'
import { type Ref, useId } from 'react'
import { Label, TimeField as AriaTimeField } from 'react-aria-components'
import { classNames } from '../base/class-names.ts'
import type { GlobalAttributes } from '../base/global-attributes.ts'
import { useHydrated } from '../base/use-hydrated.ts'
import { DateSegments } from '../date-picker/date-segments.tsx'
import { WaitingField, waitingProps } from '../date-picker/waiting-field.tsx'
import { type FieldOptions, separateFieldOptions } from '../field/field-options.ts'
import { FieldMessages, fieldMessageIds, RequiredMark } from '../field/field-parts.tsx'

export interface TimeFieldProps extends FieldOptions, GlobalAttributes {
  /** `HH:mm`, 24-hour, as are `min` and `max`; null while empty. */
  value?: string | null
  defaultValue?: string | null
  /** Called with null when cleared. */
  onChange?: (time: string | null) => void
  onBlur?: () => void
  min?: string
  max?: string
  /** Name under which a form submits `HH:mm:ss`. */
  name?: string
  disabled?: boolean
  readOnly?: boolean
  ref?: Ref<HTMLDivElement>
}

function readTime(text: string | null | undefined): Time | undefined {
  if (!text) return undefined
  try {
    return parseTime(text)
  } catch {
    return undefined
  }
}

const readTimeValue = (text: string | null | undefined) => (text === undefined ? undefined : (readTime(text) ?? null))

function HydratedTimeField(props: TimeFieldProps) {
  const { value, defaultValue, onChange, onBlur, min, max, name, disabled, readOnly, ...others } = props
  const [field, attributes] = separateFieldOptions(others)
  const ownId = useId()
  const id = field.id ?? ownId
  return (
    <AriaTimeField
      {...attributes}
      id={id}
      className={classNames('ui-field', 'ui-time-field', field.className)}
      value={readTimeValue(value)}
      defaultValue={readTimeValue(defaultValue)}
      onChange={(time) => onChange?.(time ? time.toString().slice(0, 5) : null)}
      onBlur={onBlur}
      minValue={readTime(min)}
      maxValue={readTime(max)}
      hourCycle={24}
      shouldForceLeadingZeros
      name={name}
      isDisabled={disabled}
      isReadOnly={readOnly}
      isRequired={field.isRequired}
      isInvalid={field.error ? true : undefined}
      validationBehavior="aria"
      aria-describedby={fieldMessageIds(id, field.help, field.error)}
      data-field-name={name}
    >
      <Label className={field.isLabelHidden ? 'ui-visually-hidden' : 'ui-field-label'}>
        {field.label}
        {field.isRequired && <RequiredMark />}
      </Label>
      <DateSegments className="ui-control ui-date-control" />
      <FieldMessages controlId={id} help={field.help} error={field.error} />
    </AriaTimeField>
  )
}

/** A time field with spin buttons for hours and minutes. 24-hour in both languages. */
export function TimeField(props: TimeFieldProps) {
  return useHydrated() ? <HydratedTimeField {...props} /> : <WaitingField {...waitingProps(props)} />
}
