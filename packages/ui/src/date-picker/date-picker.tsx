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
import { readMoment, readMomentValue } from './moment-text.ts'
import { WaitingField, waitingProps } from './waiting-field.tsx'

export interface DatePickerProps extends FieldOptions, GlobalAttributes {
  /** With `minute` a time is chosen too, on the 24-hour clock. Default `day`. */
  granularity?: 'day' | 'minute'
  /** `YYYY-MM-DD`, like all days here, with a time `YYYY-MM-DDTHH:mm`; null when empty. */
  value?: string | null
  defaultValue?: string | null
  /** Called with the new value, or null when cleared. */
  onChange?: (day: string | null) => void
  onBlur?: () => void
  /** The first day or moment that can be chosen. */
  min?: string
  max?: string
  isUnavailable?: (day: string) => boolean
  /** Name under which the day is submitted with the form, as `YYYY-MM-DD`, with a time `YYYY-MM-DDTHH:mm:ss`. */
  name?: string
  disabled?: boolean
  readOnly?: boolean
  ref?: Ref<HTMLDivElement>
}

function HydratedDatePicker(props: DatePickerProps) {
  const { granularity = 'day', value, defaultValue, onChange, onBlur, min, max, ...rest } = withoutNulls(props)
  const { isUnavailable, name, disabled, readOnly, ...others } = rest
  const [field, attributes] = separateFieldOptions(others)
  const ownId = useId()
  const id = field.id ?? ownId
  const isMoment = granularity === 'minute'
  const read = isMoment ? readMoment : readDay
  const readValue = isMoment ? readMomentValue : readDayValue
  return (
    <DateLocale>
      <AriaDatePicker
        {...attributes}
        id={id}
        className={classNames('ui-field', field.className)}
        value={readValue(value)}
        defaultValue={readValue(defaultValue)}
        granularity={granularity}
        hourCycle={24}
        onChange={(date) => onChange?.(date?.toString().slice(0, isMoment ? 16 : 10) ?? null)}
        onBlur={onBlur}
        minValue={read(min)}
        maxValue={read(max)}
        isDateUnavailable={isUnavailable && ((date) => isUnavailable(date.toString().slice(0, 10)))}
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

/** A date input with a calendar, and with a time if wanted. For distant dates, such as birthdays, DateField is quicker. */
export function DatePicker(props: DatePickerProps) {
  return useHydrated() ? <HydratedDatePicker {...props} /> : <WaitingField {...waitingProps(props)} />
}
