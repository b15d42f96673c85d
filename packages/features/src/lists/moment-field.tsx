import { DatePicker } from '@chonoi/ui/date-picker'
import { useState } from 'react'

export interface MomentFieldProps {
  label: string
  /** `YYYY-MM-DDTHH:mm` in Vietnam; '' for none. */
  value: string
  /** Called with a moment, or '' when cleared. */
  onChange: (moment: string) => void
}

/** A day and time. Applied when it is left, so that a half-typed year isn't queried. */
export function MomentField({ label, value, onChange }: MomentFieldProps) {
  const [draft, setDraft] = useState({ of: value, text: value })
  // Another filter or the back button changed the URL: discards the typed text.
  const text = draft.of === value ? draft.text : value

  return (
    <DatePicker
      granularity="minute"
      label={label}
      value={text || null}
      onChange={(moment) => setDraft({ of: value, text: moment ?? '' })}
      onBlur={() => text !== value && onChange(text)}
    />
  )
}
