import '../react-aria-words/react-aria-words.ts'
import { type Ref, useId, useState } from 'react'
import { DateRangePicker as AriaDateRangePicker, Dialog, Label, Popover } from 'react-aria-components'
import { classNames } from '../base/class-names.ts'
import type { GlobalAttributes } from '../base/global-attributes.ts'
import { useHydrated } from '../base/use-hydrated.ts'
import { Button } from '../button/button.tsx'
import { type DayRange, RangeCalendar } from '../calendar/calendar.tsx'
import { readDay } from '../calendar/day-text.ts'
import { DateControl } from '../date-picker/date-control.tsx'
import { DateLocale } from '../date-picker/date-locale.tsx'
import { DateSegments } from '../date-picker/date-segments.tsx'
import { WaitingField, waitingProps } from '../date-picker/waiting-field.tsx'
import { type FieldOptions, separateFieldOptions } from '../field/field-options.ts'
import { FieldMessages, fieldMessageIds, RequiredMark } from '../field/field-parts.tsx'
import { useUi } from '../ui-provider/ui-context.ts'

export type { DayRange } from '../calendar/calendar.tsx'

/** A predefined range, such as "this week". */
export interface DateRangePreset {
  id: string
  label: string
  range: DayRange
}

export interface DateRangePickerProps extends FieldOptions, GlobalAttributes {
  /** Days in the form `YYYY-MM-DD`, inclusive; null when empty. */
  value?: DayRange | null
  defaultValue?: DayRange | null
  /** Called with the new value, or null when cleared. */
  onChange?: (range: DayRange | null) => void
  min?: string
  max?: string
  presets?: readonly DateRangePreset[]
  /** The form submits `name.from` and `name.to`. */
  name?: string
  disabled?: boolean
  ref?: Ref<HTMLDivElement>
}

function readRange(range: DayRange | null) {
  const [start, end] = [readDay(range?.from), readDay(range?.to)]
  return start && end ? { start, end } : null
}

function HydratedDateRangePicker(props: DateRangePickerProps) {
  const { value, defaultValue = null, onChange, min, max, presets = [], name, disabled, ...others } = props
  const [field, attributes] = separateFieldOptions(others)
  const { labels } = useUi()
  const ownId = useId()
  const id = field.id ?? ownId
  const [ownRange, setOwnRange] = useState(defaultValue)
  const [isOpen, setOpen] = useState(false)
  const range = value === undefined ? ownRange : value

  function choose(next: DayRange | null) {
    setOwnRange(next)
    onChange?.(next)
  }

  return (
    <DateLocale>
      <AriaDateRangePicker
        {...attributes}
        id={id}
        className={classNames('ui-field', field.className)}
        value={readRange(range)}
        onChange={(next) => choose(next && { from: next.start.toString(), to: next.end.toString() })}
        minValue={readDay(min)}
        maxValue={readDay(max)}
        startName={name && `${name}.from`}
        endName={name && `${name}.to`}
        isDisabled={disabled}
        isRequired={field.isRequired}
        isInvalid={field.error ? true : undefined}
        validationBehavior="aria"
        shouldForceLeadingZeros
        isOpen={isOpen}
        onOpenChange={setOpen}
        aria-describedby={fieldMessageIds(id, field.help, field.error)}
        data-field-name={name}
      >
        <Label className={field.isLabelHidden ? 'ui-visually-hidden' : 'ui-field-label'}>
          {field.label}
          {field.isRequired && <RequiredMark />}
        </Label>
        <DateControl>
          <div className="ui-date-ends">
            <DateSegments slot="start" />
            <span aria-hidden="true">–</span>
            <DateSegments slot="end" />
          </div>
        </DateControl>
        <FieldMessages controlId={id} help={field.help} error={field.error} />
        <Popover className="ui-popover ui-date-range-popover" placement="bottom start">
          <Dialog className="ui-popover-content ui-date-range-content">
            {presets.length > 0 && (
              <div role="group" aria-label={labels.presets} className="ui-date-range-presets">
                {presets.map((preset) => (
                  <Button
                    key={preset.id}
                    size="sm"
                    variant="secondary"
                    aria-pressed={range?.from === preset.range.from && range.to === preset.range.to}
                    onClick={() => {
                      choose(preset.range)
                      setOpen(false)
                    }}
                  >
                    {preset.label}
                  </Button>
                ))}
              </div>
            )}
            <RangeCalendar label={typeof field.label === 'string' ? field.label : ''} />
          </Dialog>
        </Popover>
      </AriaDateRangePicker>
    </DateLocale>
  )
}

/** A date range input with a calendar and predefined ranges. */
export function DateRangePicker(props: DateRangePickerProps) {
  return useHydrated() ? <HydratedDateRangePicker {...props} /> : <WaitingField {...waitingProps(props)} />
}
