import { useState } from 'react'
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'
import { useUi } from '../ui-provider/ui-context.ts'

export interface DateFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode'> {
  /** `YYYY-MM-DD`, as are `value`, `defaultValue` and `max`. */
  min?: string
  max?: string
}

function writeDay(day: unknown, locale: string): string {
  const date = new Date(`${String(day)}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return ''
  return new Intl.DateTimeFormat(locale === 'vi' ? 'vi-VN' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    date,
  )
}

/**
 * A native date input. Browsers show it in the order of their own language, so the day is also written out below in the
 * page's language.
 */
export function DateField({ help, onChange, ...rest }: DateFieldProps) {
  const { locale } = useUi()
  const [ownDay, setOwnDay] = useState(rest.defaultValue)
  const written = writeDay(rest.value ?? ownDay, locale)
  return (
    <TextField
      {...rest}
      type="date"
      data-numeric
      help={
        (written || help) && (
          <>
            {written && <span className="ui-date-written">{written}</span>}
            {help}
          </>
        )
      }
      onChange={(event) => {
        setOwnDay(event.currentTarget.value)
        onChange?.(event)
      }}
    />
  )
}
