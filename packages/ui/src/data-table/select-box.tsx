import { useEffect, useRef } from 'react'

export interface SelectBoxProps {
  label: string
  isChecked: boolean
  /** Some of several, not all. */
  isMixed?: boolean
  isDisabled?: boolean
  onChange: (isChecked: boolean) => void
}

/** The check box of a row, or of all rows. */
export function SelectBox({ label, isChecked, isMixed = false, isDisabled, onChange }: SelectBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.indeterminate = isMixed
  }, [isMixed])
  return (
    <label className="ui-data-table-select">
      <input
        ref={input}
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        disabled={isDisabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  )
}
