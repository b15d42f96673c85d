import { TextField } from '@chonoi/ui/text-field'
import { useState } from 'react'

export interface MomentFieldProps {
  label: string
  /** `YYYY-MM-DDTHH:mm` in Vietnam; '' for none. */
  value: string
  /** Called with a moment, or '' when cleared. */
  onChange: (moment: string) => void
}

/** A day and time. Applied with Enter or on blur, so that a half-typed year isn't queried. */
export function MomentField({ label, value, onChange }: MomentFieldProps) {
  const [draft, setDraft] = useState({ of: value, text: value })
  // Another filter or the back button changed the URL: discards the typed text.
  const text = draft.of === value ? draft.text : value

  function commit() {
    if (text !== value) onChange(text)
  }
  return (
    <TextField
      type="datetime-local"
      label={label}
      value={text}
      max="9999-12-31T23:59"
      onChange={(event) => setDraft({ of: value, text: event.target.value })}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
    />
  )
}
