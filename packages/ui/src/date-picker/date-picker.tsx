import '../react-aria-words/react-aria-words.ts'
import { type Ref, useId } from 'react'
import { DatePicker as AriaDatePicker, Dialog, Label, Popover } from 'react-aria-components'
import { classNames } from '../base/class-names.ts'
import type { GlobalAttributes } from '../base/global-attributes.ts'
import { useHydrated } from '../base/use-hydrated.ts'
import { withoutNulls } from '../base/without-nulls.ts'
import { Calendar } from '../calendar/calendar.tsx'
import { readDay, readDayValue } from '../calendar/day-text.ts'
import { type FieldOptions, separateFieldOptions } from '../field/field-options.ts'
import { FieldMessages, fieldMessageIds, RequiredMark } from '../field/field-parts.tsx'
import { DateControl } from './date-control.tsx'
import { DateLocale } from './date-locale.tsx'
import { DateSegments } from './date-segments.tsx'
import { WaitingField, waitingProps } from './waiting-field.tsx'

export interface DatePickerProps extends FieldOptions, GlobalAttributes {
  /** `YYYY-MM-DD`, like all days here; null when empty. */
  value?: string | null
  defaultValue?: string | null
  /** Called with the new value, or null when cleared. */
  onChange?: (day: string | null) => void
  onBlur?: () => void
  /** The first day that can be chosen. */
  min?: string
  max?: string
  isUnavailable?: (day: string) => boolean
  /** Name under which the day is submitted with the form, as `YYYY-MM-DD`. */
  name?: string
  disabled?: boolean
  readOnly?: boolean
  ref?: Ref<HTMLDivElement>
}

function HydratedDatePicker(props: DatePickerProps) {
  const { value, defaultValue, onChange, onBlur, min, max, isUnavailable, name, disabled, readOnly, ...others } =
    withoutNulls(props)
  const [field, attributes] = separateFieldOptions(others)
  const ownId = useId()
  const id = field.id ?? ownId
  return (
    <DateLocale>
      <AriaDatePicker
        {...attributes}
        id={id}
        className={classNames('ui-field', field.className)}
        value={readDayValue(value)}
        defaultValue={readDayValue(defaultValue)}
        onChange={(date) => onChange?.(date?.toString() ?? null)}
        onBlur={onBlur}
        minValue={readDay(min)}
        maxValue={readDay(max)}
        isDateUnavailable={isUnavailable && ((date) => isUnavailable(date.toString()))}
        name={name}
        isDisabled={disabled}
        isReadOnly={readOnly}
        isRequired={field.isRequired}
        isInvalid={field.error ? true : undefined}
        validationBehavior="aria"
        shouldForceLeadingZeros
        aria-describedby={fieldMessageIds(id, field.help, field.error)}
        data-field-name={name}
      >
        <Label className={field.isLabelHidden ? 'ui-visually-hidden' : 'ui-field-label'}>
          {field.label}
          {field.isRequired && <RequiredMark />}
        </Label>
        <DateControl>
          <DateSegments />
        </DateControl>
        <FieldMessages controlId={id} help={field.help} error={field.error} />
        <Popover className="ui-popover ui-date-popover" placement="bottom start">
          <Dialog className="ui-popover-content">
            <Calendar label={typeof field.label === 'string' ? field.label : ''} />
          </Dialog>
        </Popover>
      </AriaDatePicker>
    </DateLocale>
  )
}

/** A date input with a calendar. For distant dates, such as birthdays, DateField is quicker. */
export function DatePicker(props: DatePickerProps) {
  return useHydrated() ? <HydratedDatePicker {...props} /> : <WaitingField {...waitingProps(props)} />
}
